import { compatibilityApp } from "@vetrina/commerce-sandbox/compatibility/compatibility.ts";
import { coverage, servedOperations } from "@vetrina/commerce-sandbox/coverage.ts";
import { beforeAll, expect, test } from "vitest";
import { call, type Guest, newGuest, prepare } from "./cloud.ts";
import { apisOfDocuments, documentOf, withDocuments } from "./documents.ts";
import { readyRequest, withSite } from "./ready-request.ts";

/** A document's path and a route's are the same even if their parameters have other names. */
const routeKey = (method: string, path: string): string =>
	`${method.toUpperCase()} ${path.replace(/\{[^}]+\}|:[^/]+/g, ":")}`;

withDocuments("the table of operations", () => {
	test("names every document", () => {
		expect(Object.keys(coverage).sort()).toEqual(apisOfDocuments());
	});

	test.each(Object.entries(coverage))("names every operation of %s once", (api, one) => {
		const named = [...servedOperations(one), ...Object.values(one.leftOut).flat()];
		expect(named.sort()).toEqual([...documentOf(api).operations.keys()].sort());
	});

	const routes = new Set(compatibilityApp.routes.map(({ method, path }) => routeKey(method, path)));
	test.each(Object.entries(coverage))(
		"names a foreign client for every operation of %s in compatibility/, and for no other",
		(api, { compatibility = {} }) => {
			const inCompatibility = [...documentOf(api).operations.values()]
				.filter(({ method, path }) => routes.has(routeKey(method, path)))
				.map(({ operationId }) => operationId);
			expect(Object.values(compatibility).flat().sort()).toEqual(inCompatibility.sort());
		},
	);
});

withDocuments("calls", () => {
	let stranger: Guest;
	beforeAll(async () => {
		stranger = await newGuest();
	});

	const all = (list: (api: string) => readonly string[]) =>
		Object.keys(coverage).flatMap((api) => list(api).map((operationId) => [api, operationId] as const));

	test.each(all((api) => (coverage[api] ? servedOperations(coverage[api]) : [])))(
		"%s %s answers as documented",
		async (api, operationId) => {
			const request = await readyRequest(api, operationId);
			expect((await call(api, operationId, request)).status).toBeLessThan(400);
		},
	);

	/** The table is up to date: operations that it does not call implemented have no resource. */
	const absent = all((api) => Object.values(coverage[api]?.leftOut ?? {}).flat());
	test.each(absent)("%s %s has no route", async (api, operationId) => {
		const names =
			documentOf(api)
				.operations.get(operationId)
				?.parameters.filter((one) => one.in === "path") ?? [];
		const path = Object.fromEntries(
			names.filter(({ name }) => name !== "organizationId").map(({ name }) => [name, "x"]),
		);
		const { status, body } = await prepare(api, operationId, withSite(api, stranger, { path }));
		expect([404, 405]).toContain(status);
		expect(body.type).toMatch(/\/(resource-path-not-found|method-not-allowed)$/);
	});
});
