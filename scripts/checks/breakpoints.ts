/**
 * Part of `npm run lint`: layouts change at the breakpoints of shared/domain/shell/breakpoints.ts and at no other width (shell-19), in
 * style sheets, `sizes` and `matchMedia` alike.
 */
import { globSync, readFileSync } from "node:fs";
import { findOtherWidths } from "../lib/checks/breakpoints.ts";
import { root } from "../lib/run.ts";

const files = globSync("{client,pages,payments,sections,shared,worker,packages}/**/*.{css,ts,tsx}", {
	cwd: root,
});
const findings = files
	.filter((file) => !/\.test\.tsx?$/.test(file))
	.flatMap((file) =>
		findOtherWidths(readFileSync(`${root}/${file}`, "utf8"), file.endsWith(".css") ? "css" : "script").map(
			(condition) => `${file}: ${condition}`,
		),
	);
for (const line of findings) console.error(line);
console.log(`Breakpoints: ${findings.length} other widths.`);
if (findings.length > 0) process.exitCode = 1;
