/** The 256 English words for spoken commitment phrases, one per byte value, in order. */
export default `
apple pear plum cherry grape lemon melon fig olive almond walnut pomegranate mango banana
coconut onion garlic carrot pepper ginger saffron cinnamon clove mint rice wheat bread honey
salt sugar tea coffee milk cheese butter soup tiger lion elephant camel horse donkey goat
sheep bull dog cat mouse hare fox wolf bear deer monkey hedgehog squirrel otter seal whale
dolphin shark turtle crocodile lizard frog snake eagle falcon owl raven peacock parrot swan
goose duck heron stork crane sparrow swallow dove rooster bee ant butterfly spider beetle
cricket snail crab octopus oyster pearl coral shell rose lily lotus tulip violet jasmine
marigold poppy oak birch pine willow maple palm cedar bamboo ivy moss grass leaf root seed
branch forest garden meadow field desert mountain hill valley cave stone sand clay gold
silver copper iron marble ruby emerald amber river lake sea island bay wave bridge boat ship
sail anchor oar harbour lighthouse road gate tower castle palace temple house roof window
door wall stairs well mill market village sun moon star sky cloud rain snow wind storm fire
smoke ice dew fog morning evening night spring summer autumn winter king queen knight
painter sailor baker smith weaver shepherd dancer poet guest friend crown ring sword shield
arrow drum flute harp bell lamp candle mirror clock key book letter map pen ink paper thread
needle button silk wool carpet basket bottle cup plate spoon knife table chair bed pillow
box wheel cart rope hammer shovel tent flag ball coin dance song dream shadow echo hat glove
nest
`
