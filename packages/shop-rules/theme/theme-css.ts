import { byLightness, listChannels } from "./colors.ts";
import type { Theme } from "./theme.ts";

const toProperty = (name: string): string =>
	`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Returns the custom properties of a theme as declarations. `--shade` is the darker one of ink and paper, for shades and
 * shadows with transparency; words on pictures (`--on-picture`) are light in every house.
 */
export function toDeclarations({ colors }: Theme): string {
	const { studio, curtain, map: _, ...plain } = colors;
	const [dark, light] = byLightness(plain.ink, plain.paper);
	const properties: Record<string, string> = {
		...Object.fromEntries(Object.entries(plain).map(([name, colour]) => [toProperty(name), colour])),
		"--shade": listChannels(dark),
		"--on-picture": light === plain.onInk ? "var(--on-ink)" : light,
		"--hairline": `rgb(${listChannels(plain.ink)} / 12%)`,
		"--hairline-on-ink": `rgb(${listChannels(plain.onInk)} / 18%)`,
		"--studio": `linear-gradient(${studio[0]} 62%, ${studio[1]} 84%, ${studio[2]})`,
		"--curtain": `linear-gradient(${curtain.join(", ")})`,
	};
	return Object.entries(properties)
		.map(([name, value]) => `${name}: ${value};`)
		.join(" ");
}
