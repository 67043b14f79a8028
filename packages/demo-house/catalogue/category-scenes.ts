import type { EditorialScene } from "@vetrina/drawn-pictures/editorial/editorial-reference.ts";

export const categoryScenes: Readonly<Record<string, EditorialScene>> = {
	"new-in": "rail",
	women: "swing",
	"women-dresses": "arch",
	"women-coats-jackets": "walk",
	"women-knitwear": "knits",
	"women-swimwear": "shore",
	men: "stride",
	"men-coats-jackets": "wardrobe",
	"men-knitwear": "knits",
	"men-shirts": "flatlay",
	children: "pegs",
	shoes: "steps",
	bags: "chair",
	accessories: "plinths",
	"accessories-jewellery": "jewels",
	beauty: "vanity",
	"beauty-fragrance": "glass",
	home: "table",
	gifts: "gifts",
};
