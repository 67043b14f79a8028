import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkTheme } from "@vetrina/shop-rules/theme/check-theme.ts";
import type { Hex, Theme, ThemeColors } from "@vetrina/shop-rules/theme/theme.ts";
import { deriveTheme } from "../../create/derive-theme.ts";
import { writeTheme } from "../../create/write-theme.ts";
import type { HouseFiles } from "../house-files.ts";
import type { Migration } from "../migration.ts";

const FILE = "theme.ts";
/** Files in which the engine stated the colours of every house, and which a house with another look had to change. */
export const TOKENS = "client/styles/tokens.css";
const MAP = "worker/files/maps/draw-map.ts";
const USUAL = { paper: "#ffffff", ink: "#16181d", accent: "#a3123a" } as const;

type PlainName = Exclude<keyof ThemeColors, "studio" | "curtain" | "map">;
const PROPERTIES: Record<PlainName, string> = {
	paper: "--paper",
	paperDeep: "--paper-deep",
	ink: "--ink",
	stone: "--stone",
	stoneSoft: "--stone-soft",
	stonePale: "--stone-pale",
	accent: "--accent",
	onInk: "--on-ink",
	onInkSoft: "--on-ink-soft",
};

const toHex = (colour: string): Hex => {
	const digits = colour.slice(1).toLowerCase();
	return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
};
const listColours = (text: string | undefined): Hex[] =>
	(text?.match(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi) ?? []).map(toHex);

/** Reads the first declaration of a property, which is the one of `:root`. */
const readProperty = (css: string, name: string): Hex[] =>
	listColours(new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1]);

function readMap(source: string | undefined): ThemeColors["map"] | undefined {
	const find = (name: string): Hex | undefined =>
		listColours(new RegExp(`\\b${name}: "(#[\\da-f]+)"`, "i").exec(source ?? "")?.[1])[0];
	const [sea, land, coast] = ["sea", "land", "coast"].map(find);
	return sea && land && coast ? { sea, land, coast } : undefined;
}

/** Returns the theme that the former engine had for the house. Colours that it did not state follow from the stated ones. */
export function readFormerTheme(tokens: string, map: string | undefined): Theme {
	const stated = Object.fromEntries(
		Object.entries(PROPERTIES).flatMap(([name, property]) => {
			const [colour] = readProperty(tokens, property);
			return colour ? [[name, colour]] : [];
		}),
	) as Partial<Record<PlainName, Hex>>;
	const theme = deriveTheme({ ...USUAL, ...stated });
	const [top, middle, bottom] = readProperty(tokens, "--studio");
	return {
		...theme,
		colors: {
			...theme.colors,
			...stated,
			studio: top && middle && bottom ? [top, middle, bottom] : theme.colors.studio,
			map: readMap(map) ?? theme.colors.map,
		},
	};
}

function change(house: HouseFiles): string[] {
	const tokens = house.readFormer(TOKENS);
	const theme = readFormerTheme(tokens ?? "", house.readFormer(MAP));
	house.write(FILE, writeTheme(theme));
	const hard = checkTheme(theme).map((fault) => `Change theme.ts: ${fault}`);
	return tokens === undefined
		? [
				...hard,
				`Put your colours into theme.ts: no earlier ${TOKENS} was found. \`-- --from COMMIT\` names a commit that has it.`,
			]
		: hard;
}

async function verify(house: HouseFiles): Promise<string[]> {
	const file = `${pathToFileURL(join(house.folder, FILE)).href}?at=${Date.now()}`;
	try {
		const { theme }: { theme: Theme } = await import(file);
		return checkTheme(theme);
	} catch (error) {
		return [`${FILE} cannot be read: ${error instanceof Error ? error.message : String(error)}`];
	}
}

export const migration: Migration = {
	name: "0001-theme",
	says: "The colours of a shop are theme.ts of its house; the engine states none.",
	detect: (house) => house.read(FILE) === undefined,
	change,
	verify,
};
