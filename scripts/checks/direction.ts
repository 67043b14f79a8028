/**
 * Part of `npm run lint`: style sheets use logical properties, which turn with the text (`margin-inline-start`, `text-align: start`),
 * because left and right would be wrong in Arabic. A line that needs a physical side has a comment that begins with `physical:` and gives
 * the reason.
 */
import { globSync, readFileSync } from "node:fs";
import { root } from "../lib/run.ts";

const PHYSICAL = [
	/^\s*(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
	/^\s*(?:left|right)\s*:/,
	/^\s*border-(?:top|bottom)-(?:left|right)-radius\b/,
	/^\s*(?:float|clear|text-align|caption-side)\s*:\s*(?:left|right)\b/,
];

const findings = globSync("{client,pages,payments,sections}/**/*.css", { cwd: root }).flatMap((file) =>
	physicalSides(readFileSync(`${root}/${file}`, "utf8"), file),
);
for (const line of findings) console.error(line);
console.log(`Directions: ${findings.length} physical sides in style sheets.`);
if (findings.length > 0) process.exitCode = 1;

function physicalSides(css: string, file: string): string[] {
	return css.split("\n").flatMap((line, index) => {
		if (/\/\*\s*physical:/.test(line)) return [];
		const match = line
			.split(/[;{]/)
			.find((declaration) => PHYSICAL.some((pattern) => pattern.test(declaration)));
		return match ? [`${file}:${index + 1}: ${match.trim()}`] : [];
	});
}
