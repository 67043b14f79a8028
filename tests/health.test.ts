import { expect, inject, test } from "vitest";
import {
	FAMILIES,
	FAMILY_NAMES,
	type FamilyName,
	readService,
} from "../worker/platform/breakers/families.ts";

type Row = { status: string; reason?: string };
type Health = { status: string; services: Record<FamilyName, Row> };
const ask = async (fault?: string, headers: Record<string, string> = {}) => {
	const response = await fetch(`${inject("storefront")}/ops/health`, {
		headers: { ...headers, ...(fault ? { "x-vetrina-fault": fault } : {}) },
	});
	return { code: response.status, body: (await response.json()) as Health };
};
const asOperator = (fault?: string) => ask(fault, { authorization: `Bearer ${inject("opsToken")}` });

// proves platform-10
test("a healthy shop reports it, and the cloud understands every probe", async () => {
	const { code, body } = await asOperator();
	const wrong = FAMILY_NAMES.filter((family) => !["ok", "unasked"].includes(body.services[family].status));
	expect([code, body.status, wrong]).toEqual([200, "ok", []]);
	expect(await ask()).toEqual({ code: 200, body: { status: "ok" } });
});

// Each waits for a time-out; they wait together, because a fault is of one request.
// proves platform-10
test.concurrent.each(FAMILY_NAMES.filter((family) => "without" in FAMILIES[family]))(
	"a failure of %s is reported, and has the effect of the table",
	async (family) => {
		const { without } = readService(family);
		for (const way of ["503", "timeout", "malformed", "content-type", "cut"]) {
			const { code, body } = await asOperator(`${family}:${way}`);
			expect([way, code, body.status]).toEqual([way, without === "down" ? 503 : 200, without]);
			expect([way, body.services[family].status]).toEqual([way, "down"]);
			expect(await ask(`${family}:${way}`)).toEqual({ code, body: { status: without } });
		}
	},
);

// proves platform-10
test("failures of optional services leave the shop healthy", async () => {
	for (const family of FAMILY_NAMES.filter((name) => !readService(name).without))
		expect([family, (await asOperator(`${family}:503`)).body.status]).toEqual([family, "ok"]);
});
