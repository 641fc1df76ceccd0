/// How much a spoon holds.
public let spoonful = 15
