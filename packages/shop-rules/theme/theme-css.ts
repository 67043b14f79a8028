import { listChannels } from "./colors.ts";
import type { Theme } from "./theme.ts";

const toProperty = (name: string): string =>
	`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the custom properties of a theme as declarations. `--ink-rgb` is for colours with transparency. */
export function toDeclarations({ colors }: Theme): string {
	const { studio, curtain, map: _, ...plain } = colors;
	const properties: Record<string, string> = {
		...Object.fromEntries(Object.entries(plain).map(([name, colour]) => [toProperty(name), colour])),
		"--ink-rgb": listChannels(plain.ink),
		"--hairline": `rgb(${listChannels(plain.ink)} / 12%)`,
		"--hairline-on-ink": `rgb(${listChannels(plain.onInk)} / 18%)`,
		"--studio": `linear-gradient(${studio[0]} 62%, ${studio[1]} 84%, ${studio[2]})`,
		"--curtain": `linear-gradient(114deg, ${curtain.join(", ")})`,
	};
	return Object.entries(properties)
		.map(([name, value]) => `${name}: ${value};`)
		.join(" ");
}
