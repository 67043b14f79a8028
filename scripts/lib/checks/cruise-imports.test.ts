import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forbiddenImports, type Violation } from "./cruise-imports.ts";
import { importRules } from "./import-rules.ts";

/** There is a violation for every rule, planted in a folder of its own, because a checker that misses one checks nothing. */
const PLANTED: Record<string, [from: string, line: string]> = {
	"shared/domain: folders": ["shared/domain/a.ts", 'import { it } from "../contracts/target.ts"; it;'],
	"shared/domain: packages": ["shared/domain/b.ts", 'import { z } from "zod"; z;'],
	"shared/contracts: folders": [
		"shared/contracts/a.ts",
		'import { it } from "../../worker/base/target.ts"; it;',
	],
	"shared/contracts: packages": ["shared/contracts/b.ts", 'import { Hono } from "hono"; Hono;'],
	"shared/i18n: folders": ["shared/i18n/a.ts", 'import { it } from "../../client/ui/target.tsx"; it;'],
	"shared/contracts: types only": [
		"shared/contracts/c.ts",
		'import { it } from "../../pages/target/contract.ts"; it;',
	],
	"shared/i18n: types only": ["shared/i18n/b.ts", 'import { it } from "../../pages/target/contract.ts"; it;'],
	"worker/routes: folders": ["worker/routes.ts", 'import { it } from "./platform/target.ts"; it;'],
	"pages: routes: folders": ["pages/routes.ts", 'import { it } from "./target/loader.ts"; it;'],
	"pages: routes: types only": ["pages/routes.ts", 'import { it as two } from "./target/contract.ts"; two;'],
	"pages: routes: packages": ["pages/routes.ts", 'import { z } from "zod"; z;'],
	"pages: contracts: folders": ["pages/one/contract.ts", 'import { it } from "../target/loader.ts"; it;'],
	"pages: contracts: types only": [
		"pages/one/contract.ts",
		'import { it as two } from "../target/contract.ts"; two;',
	],
	"pages: contracts: packages": ["pages/one/contract.ts", 'import { z } from "zod"; z;'],
	"pages: loaders: folders": ["pages/one/loader.ts", 'import { it } from "../target/screen.tsx"; it;'],
	"pages: loaders: types only": ["pages/one/form.ts", 'import { it } from "./contract.ts"; it;'],
	"pages: screens: folders": ["pages/one/screen.tsx", 'import { it } from "./loader.ts"; it;'],
	"pages: screens: types only": ["pages/one/part.tsx", 'import { it } from "./contract.ts"; it;'],
	"worker/base: folders": ["worker/base/a.ts", 'import { it } from "../cache/target.ts"; it;'],
	"worker/cache: folders": ["worker/cache/a.ts", 'import { it } from "../platform/target.ts"; it;'],
	"worker/platform: folders": ["worker/platform/a.ts", 'import { it } from "../request/target.ts"; it;'],
	"worker/request: folders": ["worker/request/a.ts", 'import { it } from "../present/target.ts"; it;'],
	"worker/present: folders": [
		"worker/present/a.ts",
		'import { it } from "../../pages/target/loader.ts"; it;',
	],
	"worker/api: folders": ["worker/api/d.ts", 'import { it } from "../render/target.ts"; it;'],
	"worker/files: folders": ["worker/files/a.ts", 'import { it } from "../api/app.ts"; it;'],
	"worker/ops: folders": ["worker/ops/a.ts", 'import { it } from "../api/app.ts"; it;'],
	"worker/render: folders": ["worker/render/a.ts", 'import { it } from "../../client/ui/target.tsx"; it;'],
	"worker/render: types only": [
		"worker/render/b.ts",
		'import { it } from "../../pages/target/contract.ts"; it;',
	],
	"worker/render/html: folders": [
		"worker/render/html/a.ts",
		'import { it } from "../../present/target.ts"; it;',
	],
	"worker/render/html: types only": ["worker/render/html/b.ts", 'import { it } from "../target.ts"; it;'],
	"worker/index: folders": ["worker/index.ts", 'import { it } from "../pages/target/loader.ts"; it;'],
	"client/app: folders": [
		"client/app/b.tsx",
		'import type { It } from "../../worker/request/target.ts"; export type A = It;',
	],
	"client/app: types only": ["client/app/c.ts", 'import { it } from "../../pages/target/contract.ts"; it;'],
	"client/features: folders": [
		"client/features/one/a.tsx",
		'import { it } from "../../../pages/target/screen.tsx"; it;',
	],
	"client/features: types only": [
		"client/features/one/c.tsx",
		'import { it } from "../../../pages/target/contract.ts"; it;',
	],
	"client/state: folders": [
		"client/state/a.ts",
		'import type { It } from "../../pages/target/contract.ts"; export type A = It;',
	],
	"client/state: types only": ["client/state/b.ts", 'import { it } from "../ui/target.tsx"; it;'],
	"client/ui: folders": ["client/ui/a.tsx", 'import { it } from "../state/target.ts"; it;'],
	"client/ui: types only": ["client/ui/b.tsx", 'import { it } from "../../shared/contracts/target.ts"; it;'],
	"vite.config: folders": [
		"vite.config.ts",
		'import { ROUTES } from "./pages/routes.ts"; import "./scripts/vite/a.ts"; import "./scripts/lib/house.ts"; import "./scripts/lib/run.ts"; ROUTES;',
	],
	"vite.config: types only": [
		"scripts/vite/a.ts",
		'import { it } from "../../shared/contracts/target.ts"; it;',
	],
	"vite.config: library: folders": [
		"scripts/lib/house.ts",
		'import { it } from "../../client/state/target.ts"; it;',
	],
	"vite.config: library: types only": [
		"scripts/lib/run.ts",
		'import { it } from "../../shared/contracts/target.ts"; it;',
	],
	"packages/shop-rules: folders": [
		"packages/shop-rules/a.ts",
		'import { it } from "../../shared/domain/target.ts"; it;',
	],
	"packages/shop-rules: packages": ["packages/shop-rules/b.ts", 'import { z } from "zod"; z;'],
	"packages/content-model: folders": [
		"packages/content-model/a.ts",
		'import { it } from "../../shared/domain/target.ts"; it;',
	],
	"packages/content-model: packages": ["packages/content-model/b.ts", 'import { it } from "hono"; it;'],
	"packages/commerce-sandbox: folders": [
		"packages/commerce-sandbox/a.ts",
		'import { it } from "../../shared/contracts/target.ts"; it;',
	],
	"packages/operations: folders": [
		"packages/operations/a.ts",
		'import { it } from "../../shared/domain/target.ts"; it;',
	],
	"packages/operations: packages": ["packages/operations/b.ts", 'import { z } from "zod"; z;'],
	"packages/drawn-pictures: folders": [
		"packages/drawn-pictures/a.ts",
		'import { it } from "@vetrina/demo-house/target.ts"; it;',
	],
	"packages/demo-house: folders": [
		"packages/demo-house/a.ts",
		'import { it } from "../../shared/contracts/target.ts"; it;',
	],
	"packages/demo-house: list: folders": [
		"packages/demo-house/checkout.ts",
		'import { it } from "../../worker/request/target.ts"; it;',
	],
	"payments: folders": ["payments/find-method.ts", 'import { it } from "./target/method.ts"; it;'],
	"payments: types only": ["payments/two.ts", 'import { it } from "../pages/target/contract.ts"; it;'],
	"payments: methods: types only": [
		"payments/one/other.ts",
		'import { it } from "../../pages/target/contract.ts"; it;',
	],
	"payments: methods: folders": [
		"payments/one/method.ts",
		'import { it } from "../../worker/present/target.ts"; it;',
	],
	"payments: platform: folders": [
		"payments/one/platform.ts",
		'import { it } from "../../worker/request/target.ts"; it;',
	],
	"payments: parts: folders": ["payments/one/fields.part.tsx", 'import { it } from "./method.ts"; it;'],
	"payments: parts: types only": [
		"payments/one/other.tsx",
		'import { it } from "../../pages/target/contract.ts"; it;',
	],
	"payments: never each other": [
		"payments/one/method.ts",
		'import { it as two } from "../target/platform.ts"; two;',
	],
	"sections: entries: folders": [
		"sections/one/entry.ts",
		'import { it } from "../../worker/request/target.ts"; it;',
	],
	"sections: entries: packages": ["sections/two/entry.ts", 'import { it } from "hono"; it;'],
	"sections: loaders: folders": [
		"sections/one/section.ts",
		'import { it } from "../../worker/api/app.ts"; it;',
	],
	"sections: loaders: types only": [
		"sections/two/section.ts",
		'import { it } from "../../pages/target/contract.ts"; it;',
	],
	"sections: views: folders": ["sections/one/view.still.tsx", 'import { it } from "./entry.ts"; it;'],
	"sections: views: types only": ["sections/two/view.still.tsx", 'import { it } from "./section.ts"; it;'],
	"sections: never each other": [
		"sections/two/view.part.tsx",
		'import type { It } from "../one/section.ts"; export type A = It;',
	],
	"drafts: for editors alone": [
		"packages/commerce-sandbox/apis/a.ts",
		'import type { It } from "../records/content/read-drafts.ts"; export type A = It;',
	],
	"the house: by one module": [
		"packages/commerce-sandbox/b.ts",
		'import { it } from "@vetrina/demo-house/engine.ts"; it;',
	],
	"packages/demo-house: types only": [
		"packages/demo-house/b.ts",
		'import { it } from "../../shared/domain/shell/storefront-house.ts"; it;',
	],
	"numbering plans: not in browsers": [
		"client/features/one/c.tsx",
		'import { it } from "@vetrina/shop-rules/typed/phone-number.ts"; it;',
	],
	"features: never each other": ["client/features/one/b.tsx", 'import { it } from "../two/target.tsx"; it;'],
	"screens: never each other": [
		"pages/one/other.tsx",
		'import styles from "../target/screen.module.css"; styles;',
	],
	"client: the API's type only": ["client/app/a.ts", 'import { it } from "../../worker/api/app.ts"; it;'],
	"commerce: only over HTTP": [
		"worker/api/a.ts",
		'import type { It } from "@vetrina/commerce-sandbox/target.ts"; export type A = It;',
	],
	"vendor shapes: behind the ports": [
		"worker/api/b.ts",
		'import type { Clients } from "@salesforce/storefront-next-runtime/scapi"; export type A = Clients;',
	],
	"schemas: one way to write them": ["shared/contracts/schemas.ts", 'import * as z from "zod/mini"; z;'],
	"shipped: no tools": ["worker/api/c.ts", 'import { it } from "../../scripts/target.ts"; it;'],
	"no circles": [
		"worker/cache/circle-a.ts",
		'import { b } from "./circle-b.ts"; export const a = () => b; export type A = number;',
	],
	"nothing missing": ["worker/cache/c.ts", 'import { it } from "./not-there.ts"; it;'],
};

const TARGETS = [
	"shared/contracts/target.ts",
	"shared/domain/target.ts",
	"packages/commerce-sandbox/records/content/read-drafts.ts",
	"shared/domain/shell/storefront-house.ts",
	"packages/shop-rules/typed/phone-number.ts",
	"worker/base/target.ts",
	"worker/request/target.ts",
	"worker/present/target.ts",
	"worker/render/target.ts",
	"worker/cache/target.ts",
	"worker/platform/target.ts",
	"worker/api/app.ts",
	"client/ui/target.tsx",
	"client/state/target.ts",
	"pages/target/contract.ts",
	"pages/target/loader.ts",
	"payments/target/method.ts",
	"payments/target/platform.ts",
	"pages/target/screen.tsx",
	"pages/target/screen.module.css",
	"client/features/two/target.tsx",
	"packages/commerce-sandbox/target.ts",
	"packages/demo-house/engine.ts",
	"packages/demo-house/target.ts",
	"scripts/target.ts",
];

const CIRCLES = [
	["packages/commerce-sandbox", "orders", "payments"],
	["client/state", "basket", "events"],
	["shared/domain", "basket", "product"],
] as const;

mkdirSync(resolve(".cache"), { recursive: true });
const folder = mkdtempSync(resolve(".cache", "planted-"));
const write = (file: string, text: string) => {
	mkdirSync(dirname(join(folder, file)), { recursive: true });
	writeFileSync(join(folder, file), `${text}\n`);
};

const linkPackages = () => {
	const own = join(folder, "node_modules/@vetrina");
	mkdirSync(own, { recursive: true });
	for (const name of readdirSync("node_modules"))
		if (name !== "@vetrina") symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
	for (const name of readdirSync(join(folder, "packages"))) {
		write(
			`packages/${name}/package.json`,
			JSON.stringify({ name: `@vetrina/${name}`, exports: { "./*": "./*" } }),
		);
		symlinkSync(join(folder, "packages", name), join(own, name));
	}
};

let violations: Violation[] = [];
beforeAll(async () => {
	for (const target of TARGETS) write(target, "export const it = 1; export type It = number;");
	for (const [file, lines] of Map.groupBy(Object.values(PLANTED), ([file]) => file))
		write(file, `${lines.map(([, line]) => line).join("\n")} export {};`);
	write(
		"worker/cache/circle-b.ts",
		'import type { A } from "./circle-a.ts"; export const b: A | undefined = undefined;',
	);
	for (const [parent, one, other] of CIRCLES)
		for (const [from, to] of [
			[one, other],
			[other, one],
		]) {
			write(`${parent}/${from}/target.ts`, "export type It = number;");
			write(
				`${parent}/${from}/circle.ts`,
				`import type { It } from "../${to}/target.ts"; export type A = It;`,
			);
		}
	// These imports are allowed: a type across the RPC edge, and a feature on ui and shared.
	write(
		"client/features/one/fine.tsx",
		'import type { It } from "../../../worker/api/app.ts"; import { it } from "../../ui/target.tsx"; export const a: It = it;',
	);
	write(
		"worker/cache/fine.ts",
		'import type { It } from "../base/target.ts"; import { it } from "../../shared/domain/target.ts"; export const a: It = it;',
	);
	write(
		"pages/fine/screen.tsx",
		'import type { It } from "./contract.ts"; import { it } from "../../client/ui/target.tsx"; export const a: It = it;',
	);
	write("pages/fine/contract.ts", 'export type { It } from "../../shared/domain/target.ts";');
	linkPackages();
	({ violations } = await forbiddenImports(folder));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("every rule has a planted violation", () => {
	expect(Object.keys(PLANTED).sort()).toEqual(
		importRules()
			.map(({ name }) => name)
			.sort(),
	);
});

test.each(Object.entries(PLANTED))("%s", (rule, [from]) => {
	expect(
		violations.filter((violation) => violation.from === from).map((violation) => violation.rule),
	).toContain(rule);
});

test("folders that import each other's files are a circle", () => {
	// The violations above plant a circle: worker/base/a.ts imports a file of worker/cache, and worker/cache/fine.ts a file of worker/base.
	const circles = violations.filter(({ rule }) => rule === "no circles between folders");
	expect(circles.map(({ from, to }) => [from, to])).toContainEqual(["worker/base", "worker/cache"]);
	for (const [parent, one, other] of CIRCLES)
		expect(circles.map(({ from, to }) => [from, to])).toContainEqual([
			`${parent}/${one}`,
			`${parent}/${other}`,
		]);
});

test("imports that the table allows pass", () => {
	expect(violations.filter(({ from }) => from.includes("fine"))).toEqual([]);
});
