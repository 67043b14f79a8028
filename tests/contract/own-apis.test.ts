import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { controllers } from "@vetrina/commerce-sandbox/apis/controllers.ts";
import { compatibilityApp } from "@vetrina/commerce-sandbox/compatibility/compatibility.ts";
import { uncalled } from "@vetrina/commerce-sandbox/coverage.ts";
import { describe, expect, test } from "vitest";
import { root } from "../../scripts/lib/run.ts";
import { describeApis, listCustomEndpoints } from "../../scripts/openapi/describe-apis.ts";
import { CONTROLLERS } from "../../worker/platform/ways/other-ways.ts";

const sources = globSync("{worker,payments,pages,shared,client}/**/*.{ts,tsx}", { cwd: root })
	.filter((file) => !/\.test\.tsx?$|\/testing/.test(file))
	.map((file) => readFileSync(resolve(root, file), "utf8"))
	.join("\n");
const isIn = (pattern: string): boolean => new RegExp(pattern).test(sources);

const custom = listCustomEndpoints().map(({ method, api, path }) => ({
	api,
	key: `${method} ${api}/${path}`,
}));

/** A controller is named whole, or a source joins its name of a group and an action, such as "IdentityProvider-" and "OAuth". */
const isCalled = (name: string): boolean => {
	const [group = "", action = ""] = name.replace("__SYSTEM__", "").split("-");
	return (
		isIn(`${group}-${action}(?![\\w-])`) ||
		(isIn(`${group}-\\$\\{`) && isIn(`["'\`]${action}["'\`]|\\b${action}:`))
	);
};

// proves platform-23
describe("what the embedded cloud serves", () => {
	const reasons = Object.values(uncalled).flat();

	test("each controller is called, or is in the list with the reason why not", () => {
		const others = Object.keys(controllers).filter((name) => !isCalled(name));
		expect(others.sort()).toEqual(reasons.filter((one) => !one.includes(" ")).sort());
	});

	test("each custom API is called, and the list names endpoints that there are", () => {
		expect(custom.filter(({ api }) => !isIn(`${api}(?![\\w-])`)).map(({ key }) => key)).toEqual([]);
		const others = compatibilityApp.routes.map(({ method, path }) => `${method} ${path}`);
		const keys = [...custom.map(({ key }) => key), ...others];
		expect(reasons.filter((one) => one.includes(" ") && !keys.includes(one))).toEqual([]);
	});
});

// proves platform-22
test.each(CONTROLLERS.map(([call, action]) => [call, action] as const))(
	"%s and %s are served, with the methods that the table says",
	(call, action) => {
		const [name = "", method = "POST"] = action.split(" ").reverse();
		expect(custom.map(({ key }) => key.replace(/:\w+/g, ":"))).toContain(call.replace(/:\w+/g, ":"));
		expect(controllers[name as keyof typeof controllers]?.methods).toContain(method);
	},
);

// proves platform-25
test.each(Object.entries(describeApis()))("docs/openapi/%s is up to date: npm run openapi", (file, json) => {
	const written = JSON.parse(readFileSync(resolve(root, "docs/openapi", file), "utf8"));
	expect(written).toEqual(JSON.parse(JSON.stringify(json)));
});

// proves platform-25
test("each request that has a body has its schema", () => {
	const { paths } = describeApis()["custom-apis.json"] as {
		paths: Record<string, Record<string, { requestBody?: unknown }>>;
	};
	const without = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).flatMap(([method, { requestBody }]) =>
			/^(post|put|patch)$/.test(method) && !requestBody
				? [`${method} ${path.replace(/.*\{org\}\//, "")}`]
				: [],
		),
	);
	expect(without).toEqual(["post join", "post claims"]);
});
