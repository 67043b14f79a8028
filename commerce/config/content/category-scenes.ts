import type { EditorialScene } from "../../media/editorial/editorial-reference.ts";

/** The composition at the head of a category; a category without one has no picture. */
export const categoryScenes: Readonly<Record<string, EditorialScene>> = {
	"new-in": "rail",
	women: "arch",
	shoes: "steps",
	bags: "stool",
	accessories: "plinths",
	beauty: "glass",
};
