/** Part of `npm run lint`: colours, typefaces, corners and courses of movement come from the theme of the house (shell-34). */
import { globSync, readFileSync } from "node:fs";
import { findOwnColours } from "../lib/checks/colors.ts";
import { findOwnLook } from "../lib/look/own-look.ts";
import { root } from "../lib/run.ts";

/** Files with a look that no house chooses. */
const OTHERS: Readonly<Record<string, string>> = {
	"client/features/identity/providers/provider-links.tsx": "marks of sign-in providers",
	"client/features/product/try-on/try-on-drawings.tsx": "skin, hair and mouth of the drawn face",
	"client/features/product/try-on/try-on-stage.module.css": "the light of an evening",
	"client/fixtures/views.ts": "colours of products in tests",
	"sections/hero/fixture.ts": "colours that an editor writes",
	"sections/module/fixture.ts": "colours that an editor writes",
	"sections/navigation-group/fixture.ts": "colours that an editor writes",
	"shared/domain/product/shade-finder.ts": "tones of skin",
	"worker/api/preview/toolkit-style.ts": "the toolkit of editors looks the same in every house",
};

const files = globSync("{client,pages,payments,sections,shared,worker}/**/*.{css,ts,tsx}", {
	cwd: root,
}).concat(globSync("packages/commerce-sandbox/apis/payments/card-fields/**/*.ts", { cwd: root }));
const findings = files
	.filter((file) => !/\.test\.tsx?$/.test(file) && !OTHERS[file])
	.flatMap((file) => {
		const source = readFileSync(`${root}/${file}`, "utf8");
		return [...findOwnColours(source), ...findOwnLook(source)].map((value) => `${file}: ${value}`);
	});
for (const line of findings) console.error(line);
console.log(`Look: ${findings.length} values outside the theme.`);
if (findings.length > 0) process.exitCode = 1;
