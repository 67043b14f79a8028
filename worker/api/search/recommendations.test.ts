import { writeIds } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { Hono } from "hono";
import { describe, expect, test, vi } from "vitest";
import type { ApiContext, ApiEnv } from "../api-env.ts";
import { recommendationsApp } from "./recommendations.ts";

const noDetails = { details: null, tiles: [] };
const details = { recommender: "r", recoId: "u", productIds: ["VT2-red"] };

const fake = () => ({
	recommend: vi.fn(async () => ({ details, tiles: [] as object[] })),
	tiles: vi.fn(async () => ({ tiles: [] as object[] })),
});
const appWith = (api: ReturnType<typeof fake>) =>
	new Hono<ApiEnv>()
		.use((c, next) => {
			c.set("api", api as unknown as ApiContext);
			return next();
		})
		.route("/", recommendationsApp);
const get = (path: string, api = fake()) => appWith(api).request(path);

describe("recommendations", () => {
	test("are asked for by type and product, and kept for a minute", async () => {
		const api = fake();
		const response = await get("/?type=complete-the-set&product=VT1-red&master=VT1", api);
		expect(response.headers.get("cache-control")).toBe("public, max-age=60");
		expect(api.recommend).toHaveBeenCalledWith({
			type: "complete-the-set",
			product: { id: "VT1-red", masterId: "VT1" },
		});
	});

	test("are not cached if loading failed", async () => {
		const api = { ...fake(), recommend: vi.fn(async () => noDetails) };
		const response = await get("/?type=you-may-also-like", api as unknown as ReturnType<typeof fake>);
		expect(response.headers.has("cache-control")).toBe(false);
		expect(await response.json()).toEqual(noDetails);
	});

	test.each([
		"/",
		"/?type=",
		"/?type=toString",
		"/?type=complete-the-set&product=a%00",
		`/?type=complete-the-set&product=${"a".repeat(201)}`,
	])("the request %s is refused", async (path) => expect((await get(path)).status).toBe(400));
});

describe("recently viewed products", () => {
	test("are requested by id, each once", async () => {
		const api = fake();
		await get("/viewed?ids=VT2-red,VT1,VT2-red", api);
		expect(api.tiles).toHaveBeenCalledWith(["VT2-red", "VT1"]);
	});

	test("may have any SKU as id", async () => {
		const api = fake();
		const ids = ["AB/12.3 45+ü%", "00,12|B"];
		await get(`/viewed?ids=${encodeURIComponent(writeIds(ids))}`, api);
		expect(api.tiles).toHaveBeenCalledWith(ids);
	});

	test.each(["", "?ids=", "?ids=,", "?ids=VT1,~00", "?ids=1,2,3,4,5,6,7,8,9", `?ids=${"a,".repeat(600)}`])(
		"the list %s is refused",
		async (query) => expect((await get(`/viewed${query}`)).status).toBe(400),
	);
});
