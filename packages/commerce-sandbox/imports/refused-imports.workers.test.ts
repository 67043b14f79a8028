import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../testing/commerce-under-test.ts";
import { adminCall, commitImport, importLines, openImport } from "../testing/import-under-test.ts";
import { jsonLines, smallCatalogue } from "../testing/small-catalogue.ts";

let commerce: CommerceUnderTest;

beforeAll(async () => {
	commerce = await startCommerce();
	expect((await importLines(commerce, smallCatalogue, { replace: true })).status).toBe(200);
});

const productsShown = async (): Promise<unknown> => {
	const { body } = await adminCall(commerce, "/status");
	return (body.generations as { products: number }[])[0]?.products;
};
const stage = (id: unknown, lines: readonly unknown[]) =>
	adminCall(commerce, `/imports/${id}/lines?from=1`, { method: "POST", body: jsonLines(lines) });
const commitOnce = (id: unknown, query = "") =>
	adminCall(commerce, `/imports/${id}/commit${query}`, { method: "POST" });
const abort = (id: unknown) => adminCall(commerce, `/imports/${id}`, { method: "DELETE" });

describe("an import without products", () => {
	test("is refused if it replaces everything, and the shop stays as it was", async () => {
		const frame = smallCatalogue.filter(({ kind }) => kind === "category");
		for (const lines of [[], frame]) {
			const refused = await importLines(commerce, lines, { replace: true, allowEmpty: false });
			expect(refused).toMatchObject({
				status: 422,
				body: {
					type: expect.stringMatching(/empty-catalogue$/),
					detail: "There is no product in this import: every site would be empty.",
				},
			});
		}
		expect(await productsShown()).toBe(7);
	});

	test("empties a site when that is what is asked for", async () => {
		const { body } = await openImport(commerce, { replace: true, site: "vetrina-ap" });
		expect((await commitOnce(body.id, "?allowEmpty=true")).status).toBe(202);
		expect((await commitImport(commerce, body.id)).status).toBe(200);
	});
});

describe("errors", () => {
	test("are listed up to twenty, in the order of the lines, and the others are counted", async () => {
		const { body } = await openImport(commerce, { replace: true });
		const refused = await stage(
			body.id,
			Array.from({ length: 25 }, (_, n) => ({
				kind: "category",
				id: `c${n}`,
				name: { en: " " },
				url: `/c${n}`,
			})),
		);
		await abort(body.id);
		expect(refused.status).toBe(422);
		const errors = refused.body.errors as { line: number }[];
		expect([errors.length, errors[0]?.line, errors.at(-1)?.line, refused.body.more]).toEqual([20, 1, 20, 5]);
		expect(refused.body.detail).toMatch(
			/^Line 1: category "c0": name\.en: found " ", expected a name.*and 5 more$/s,
		);
	});

	test("name the lines that are not UTF-8, and stage nothing of them", async () => {
		const { body } = await openImport(commerce, { replace: true });
		const category = { kind: "category", id: "c1", url: "/c1", name: { en: "Été" } };
		const whole = new TextEncoder().encode(JSON.stringify(category));
		const cut = whole.map((byte, at) => (whole[at - 1] === 0xc3 ? 0x20 : byte));
		for (const [bytes, expected] of [
			[[...whole, 10, ...cut], [8]],
			[
				[...cut, 10, ...whole, 10, ...whole, 0xff],
				[7, 9],
			],
		] as const) {
			const refused = await adminCall(commerce, `/imports/${body.id}/lines?from=7`, {
				method: "POST",
				body: Uint8Array.from(bytes),
			});
			expect(refused.status).toBe(422);
			expect((refused.body.errors as { line: number }[]).map((one) => one.line)).toEqual(expected);
		}
		expect((await stage(body.id, [category])).status).toBe(200);
		await abort(body.id);
	});

	test("include unknown references between lines", async () => {
		const wrong = Array.from({ length: 25 }, (_, n) => ({
			kind: "category",
			id: `c${n}`,
			parent: "nowhere",
			name: { en: "C" },
			url: `/c${n}`,
		}));
		const { body } = await importLines(commerce, [...smallCatalogue, ...wrong], { replace: true });
		expect([(body.errors as unknown[]).length, body.more]).toEqual([20, 5]);
	});
});

describe("a tree of categories", () => {
	const category = (id: string, parent?: string) => ({
		kind: "category",
		id,
		name: { en: id },
		url: `/${id}`,
		...(parent === undefined ? {} : { parent }),
	});
	const chain = Array.from({ length: 12 }, (_, n) => category(`k${n}`, n === 0 ? undefined : `k${n - 1}`));
	test.each([
		[
			"with a circle",
			[category("a", "b"), category("b", "c"), category("c", "a")],
			/"[abc]" is its own ancestor/,
		],
		[
			"below a circle",
			[category("a", "a"), category("b", "a")],
			/"b" is deeper than 8 levels|"a" is its own/,
		],
		["that is too deep", chain, /"k9" is deeper than 8 levels below the top/],
		[
			"with two at one address",
			[category("a"), { ...category("b"), url: "/a" }],
			/url "\/a" belongs to 2 categories: a, b/,
		],
	])("%s is refused", async (_, lines, reason) => {
		const { status, body } = await importLines(commerce, [...smallCatalogue, ...lines], { replace: true });
		expect(status).toBe(422);
		expect(body.detail).toMatch(reason);
	});
});

describe("prices", () => {
	test("are reported with the first step of the commit if a site lacks them", async () => {
		const { body } = await openImport(commerce, { replace: true });
		await stage(body.id, smallCatalogue);
		const { body: step } = await commitOnce(body.id, "?allowEmpty=true");
		await abort(body.id);
		expect(step.warnings).toContain("1 of 7 products have no price at all.");
		expect(step.warnings).toContainEqual(
			expect.stringMatching(
				/^6 of 6 products with prices have none in .*USD \(.*vetrina-us.*\).*: they are shown there without/,
			),
		);
	});

	// proves catalogue-24
	test("are refused if a site of the import cannot sell for them", async () => {
		const refused = await importLines(commerce, smallCatalogue, {
			replace: true,
			site: "vetrina-us",
			allowEmpty: false,
		});
		expect(refused).toMatchObject({
			status: 422,
			body: {
				detail: expect.stringMatching(/^No product has a price.*Prices are in EUR, JPY, expected USD, CAD/),
			},
		});
	});
});

describe("an import that another one finds in its way", () => {
	const open = (more: object = {}) =>
		adminCall(commerce, "/imports", {
			method: "POST",
			body: JSON.stringify({ replace: true, startedBy: "anna@desk", ...more }),
		});
	const at = (seconds: number): void => {
		vi.setSystemTime(new Date(Date.parse("2026-11-23T10:00:00Z") + 1000 * seconds));
	};

	test("says who began it and when, and when it is given up; taking over ends it at once", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		try {
			at(0);
			const first = await open();
			await stage(first.body.id, smallCatalogue.slice(0, 2));
			at(30);
			const second = await open();
			expect(second.status).toBe(409);
			expect(second.body.running).toEqual({
				id: first.body.id,
				startedBy: "anna@desk",
				startedAt: "2026-11-23T10:00:00.000Z",
				lines: 2,
				secondsSilent: 30,
				secondsUntilGivenUp: 90,
			});
			expect(second.body.detail).toMatch(
				/started at 2026-11-23T10:00:00.000Z by anna@desk, 2 lines so far, last heard of 30 s ago.* given up in 90 s\.$/,
			);
			expect((await open({ takeOver: true })).status).toBe(201);
			expect(await stage(first.body.id, smallCatalogue.slice(2, 4))).toMatchObject({
				status: 409,
				body: { detail: expect.stringMatching(/taken over/) },
			});
		} finally {
			vi.useRealTimers();
		}
	});

	test("is given up when it has been silent for two minutes; a picture is a sign of life", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		try {
			at(1000);
			const first = await open({ takeOver: true });
			at(1100);
			const stored = await adminCall(commerce, `/imports/${first.body.id}/media`, {
				method: "POST",
				body: PIXEL,
			});
			expect(stored.status).toBe(201);
			at(1219);
			expect((await open()).status).toBe(409);
			at(1220);
			expect((await open()).status).toBe(201);
		} finally {
			vi.useRealTimers();
		}
	});
});

const PIXEL = Uint8Array.from(
	atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
	(character) => character.charCodeAt(0),
);

describe("a fault that no check foresaw", () => {
	const refuse = (when: string): Promise<unknown> =>
		commerce.env.DB.exec(
			`CREATE TRIGGER refuse BEFORE ${when} BEGIN SELECT RAISE(ABORT, 'the drawer is full'); END;`,
		);
	afterEach(() => commerce.env.DB.exec("DROP TRIGGER refuse;"));

	// proves catalogue-23
	test("names the line that the database refused, and the reason", async () => {
		await refuse("INSERT ON product WHEN new.id = 'VT102'");
		const at = smallCatalogue.findIndex((line) => line.kind === "master" && line.id === "VT102") + 1;
		const { status, body } = await importLines(commerce, smallCatalogue, { replace: true });
		expect([status, body.errors]).toEqual([
			422,
			[{ line: at, reason: expect.stringMatching(/^master "VT102": .*the drawer is full/) }],
		]);
		expect(await productsShown()).toBe(7);
	});

	// proves catalogue-23
	test("in the index names the first product of the step, its line and the reason", async () => {
		await refuse("INSERT ON search_part");
		const at = smallCatalogue.findIndex((line) => line.kind === "master") + 1;
		const { status, body } = await importLines(commerce, smallCatalogue, { replace: true });
		expect([status, body.detail]).toEqual([
			500,
			expect.stringMatching(new RegExp(`begins at product "VT100", on line ${at}: .*the drawer is full`)),
		]);
		expect(await productsShown()).toBe(7);
	});
});
