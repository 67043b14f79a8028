import { spawnSync } from "node:child_process";
import { describe, expect, inject, test } from "vitest";
import {
	type CheckedPlatform,
	checkPlatform,
	type Finding,
	isFit,
} from "../../scripts/platform-check/check-platform.ts";
import { ENDPOINTS } from "../../scripts/platform-check/endpoints.ts";
import { storefront } from "../../worker/base/house.ts";
import { ABSENCES } from "../../worker/platform/breakers/absences.ts";
import type { FamilyName } from "../../worker/platform/breakers/families.ts";

const check = (fault?: string): Promise<Finding[]> => {
	const commerce = inject("commerce");
	const platform: CheckedPlatform["platform"] = {
		env: {
			SCAPI_URL: commerce,
			CONTROLLERS_URL: commerce,
			CONTENT_URL: commerce,
			SLAS_CALLBACK_URL: `${commerce}/callback`,
			COMMERCE_ORGANIZATION: storefront.variables.COMMERCE_ORGANIZATION,
			COMMERCE_CLIENT_ID: storefront.variables.COMMERCE_CLIENT_ID,
		},
		deadline: AbortSignal.timeout(50_000),
		log: () => {},
		...(fault ? { fault } : {}),
	};
	return checkPlatform({
		platform,
		locale: { siteId: "vetrina-eu", language: "en", country: "IT", currency: "EUR" },
		tag: "en-IT",
		now: new Date(),
	});
};
const listOthers = (findings: readonly Finding[]) => findings.filter(({ state }) => state !== "present");
const FAMILIES = [...new Set<FamilyName>(ENDPOINTS.map(({ family }) => family))];

// proves platform-20
describe("the check of an instance", () => {
	test("finds every endpoint of the embedded cloud, in the shape that the storefront reads", async () => {
		const findings = await check();
		expect(listOthers(findings)).toEqual([]);
		expect(findings).toHaveLength(ENDPOINTS.length + 1);
	});

	test.each(FAMILIES)("finds that %s is missing, and nothing else", async (family) => {
		const findings = await check(`${family}:absent`);
		expect(listOthers(findings).map(({ name, state }) => [name, state])).toEqual(
			ENDPOINTS.filter((one) => one.family === family).map(({ name }) => [name, "absent"]),
		);
		expect(isFit(findings)).toBe(ABSENCES[family].sells);
	});

	test.each(["search", "products", "controllers", "content", "stores"] as const)(
		"finds that %s has another shape",
		async (family) => {
			const others = listOthers(await check(`${family}:malformed`));
			expect(others.map(({ state }) => state)).toEqual(
				ENDPOINTS.filter((one) => one.family === family).map(() => "wrong"),
			);
		},
	);

	test("is a command", () => {
		const { stdout, stderr, status } = spawnSync(
			process.execPath,
			["scripts/platform-check/platform-check.ts", "--url", inject("commerce"), "--controllers", "none"],
			{ encoding: "utf8" },
		);
		expect([stderr, status]).toEqual(["", 0]);
		expect(stdout).toContain(ABSENCES.controllers.says);
		expect(stdout).toContain(ABSENCES.content.says);
		expect(stdout).not.toContain(ABSENCES.search.says);
	});
});
