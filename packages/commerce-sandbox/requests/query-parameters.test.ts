import { Hono } from "hono";
import { expect, test } from "vitest";
import type { CommerceHono } from "../http/http.ts";
import { acceptParameters, listParameter, unescapeValue } from "./query-parameters.ts";

const app = new Hono<CommerceHono>();
app.get("/", acceptParameters({ q: "text", all: "boolean", ids: "list", refine: "repeated" }), (c) =>
	c.json({ ids: listParameter(c, "ids") }),
);

test.each(["q=x&all=true&siteId=eu&locale=en&c_mine=1", "refine=a&refine=b", "ids=a,b&ids=c"])(
	"accepts %s",
	async (query) => {
		expect((await app.request(`/?${query}`)).status).toBe(200);
	},
);

test.each([
	["unknown=1", "unknown", "is unknown"],
	["constructor=1", "constructor", "is unknown"],
	["q=a&q=b", "q", "more than once"],
	["all=maybe", "all", "true or false"],
])("refuses %s", async (query, parameter, reason) => {
	const response = await app.request(`/?${query}`);
	expect(response.status).toBe(400);
	expect(await response.json()).toMatchObject({ parameter, detail: expect.stringContaining(reason) });
});

test("lists are split before their values are unescaped", async () => {
	const response = await app.request("/?ids=a,b%252Cc,100%2525,%2520d&ids=(e,f)");
	expect(await response.json()).toEqual({ ids: ["a", "b,c", "100%", "%20d", "e", "f"] });
	expect(unescapeValue("100%252C")).toBe("100%2C");
});
