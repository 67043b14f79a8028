import { describe, expect, test } from "vitest";
import { findShapes, type ShapedModule } from "./value-shapes.ts";

const KINDS = { config: ["config", "recommenders"], stores: ["stores"], content: ["content"] };
const CALLS = "worker/platform/content/calls/ask-content.ts";
const MODULES: Record<string, ShapedModule> = {
	"worker/platform/config.ts": {
		code: "load({policy:VALUES.config})",
		imports: ["worker/platform/config-schemas.ts", "worker/platform/fetch.ts"],
	},
	"worker/platform/config-schemas.ts": { code: "object({a:string()})", imports: [] },
	"worker/platform/fetch.ts": { code: "fetch()", imports: ["worker/platform/breakers/breaker.ts"] },
	"worker/platform/breakers/breaker.ts": { code: "open()", imports: [] },
	"worker/request/names.ts": { code: "load({policy:VALUES.recommenders})", imports: [] },
	"worker/platform/stores.ts": { code: "load({policy:VALUES.stores})", imports: [] },
	[CALLS]: { code: "policy:VALUES.content", imports: ["worker/platform/fetch.ts"] },
	"worker/platform/content/footer.ts": { code: "ask(QUERY)", imports: [CALLS] },
	"worker/routes.ts": { code: "routes()", imports: ["pages/home/loader.ts", "worker/platform/config.ts"] },
	"pages/home/loader.ts": { code: "data()", imports: [] },
	"pages/home/screen.tsx": { code: "view()", imports: ["pages/home/loader.ts"] },
};
const shapesWith = (changes: Record<string, Partial<ShapedModule>> = {}) =>
	findShapes(
		new Map(Object.entries(MODULES).map(([path, module]) => [path, { ...module, ...changes[path] }])),
		KINDS,
	);
const listChanged = (path: string): string[] => {
	const before = shapesWith();
	const after = shapesWith({ [path]: { code: `${MODULES[path]?.code}changed()` } });
	return Object.keys(before).filter((kind) => before[kind] !== after[kind]);
};

// proves cache-19
describe("the shape of a kind of value changes with the code that makes such values", () => {
	test.each([
		["worker/platform/config-schemas.ts", ["config", "pages"]],
		["worker/request/names.ts", ["config"]],
		["worker/platform/stores.ts", ["stores"]],
		["worker/platform/content/footer.ts", ["content"]],
		[CALLS, ["content"]],
		["pages/home/loader.ts", ["pages"]],
		["pages/home/screen.tsx", []],
		["worker/platform/fetch.ts", []],
		["worker/platform/breakers/breaker.ts", []],
	])("%s: %j", (path, kinds) => expect(listChanged(path)).toEqual(kinds));

	test("and not with the order in which modules are found", () => {
		const reversed = new Map(Object.entries(MODULES).toReversed());
		expect(findShapes(reversed, KINDS)).toEqual(shapesWith());
	});
});
