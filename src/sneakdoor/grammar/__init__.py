"""Rules English, without a rule in it: articles and number, persons and verbs, lists, sentences.

What a card is made of puts its words together with these. Everything is said in the third person, of "the Corp" and
"the Runner", and of "you" where the card means its controller; `address` turns that to the player who reads it.
"""
