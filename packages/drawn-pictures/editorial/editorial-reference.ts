/**
 * Compositions for home, category heads and content cards: `drawn:editorial?scene=…&orientation=…`, id
 * `editorial/<scene>-<orientation>.jpg`.
 */
export const editorialScenes = [
	"walk",
	"stride",
	"swing",
	"rail",
	"wardrobe",
	"arch",
	"plinths",
	"steps",
	"chair",
	"pegs",
	"vanity",
	"glass",
	"table",
	"gifts",
	"shore",
	"knits",
	"flatlay",
	"jewels",
] as const;
export type EditorialScene = (typeof editorialScenes)[number];
export const orientations = ["portrait", "landscape"] as const;
export type Orientation = (typeof orientations)[number];

export type EditorialPicture = {
	scene: EditorialScene;
	orientation: Orientation;
};

const sceneOf = (value: string | null | undefined): EditorialScene | undefined =>
	editorialScenes.find((scene) => scene === value);
const orientationOf = (value: string | null | undefined): Orientation | undefined =>
	orientations.find((one) => one === value);

export function parseEditorialReference(reference: string): EditorialPicture | undefined {
	const match = /^drawn:editorial\?(.*)$/.exec(reference);
	if (match === null) return undefined;
	const parameters = new URLSearchParams(match[1]);
	const scene = sceneOf(parameters.get("scene"));
	return (
		scene && {
			scene,
			orientation: orientationOf(parameters.get("orientation")) ?? "portrait",
		}
	);
}

export function parseEditorialId(mediaId: string): EditorialPicture | undefined {
	const match = /^editorial\/([a-z]+)-(portrait|landscape)\.jpg$/.exec(mediaId);
	const scene = sceneOf(match?.[1]);
	const orientation = orientationOf(match?.[2]);
	return scene && orientation && { scene, orientation };
}
