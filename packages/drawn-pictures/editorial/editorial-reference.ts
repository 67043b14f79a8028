/** Scenes of the pictures for home, category heads and content cards: `drawn:editorial?scene=…&orientation=…`. */
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

const parseScene = (value: string | null | undefined): EditorialScene | undefined =>
	editorialScenes.find((scene) => scene === value);
const parseOrientation = (value: string | null | undefined): Orientation | undefined =>
	orientations.find((one) => one === value);

export function parseEditorialReference(reference: string): EditorialPicture | undefined {
	const match = /^drawn:editorial\?(.*)$/.exec(reference);
	if (match === null) return undefined;
	const parameters = new URLSearchParams(match[1]);
	const scene = parseScene(parameters.get("scene"));
	return (
		scene && {
			scene,
			orientation: parseOrientation(parameters.get("orientation")) ?? "portrait",
		}
	);
}

export function parseEditorialId(mediaId: string): EditorialPicture | undefined {
	const match = /^editorial\/([a-z]+)-(portrait|landscape)\.jpg$/.exec(mediaId);
	const scene = parseScene(match?.[1]);
	const orientation = parseOrientation(match?.[2]);
	return scene && orientation && { scene, orientation };
}
