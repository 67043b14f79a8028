import { expect, test } from "vitest";
import { indexCategories } from "../../shared/domain/catalogue/categories.ts";
import { PlatformUnavailable } from "../platform/fetch.ts";
import { namedCategory } from "./named-category.ts";

const category = (id: string, url: string) => ({ id, name: id, url, showInMenu: true, children: [] });
const tree = indexCategories([
	category("women", "/women"),
	category("men", "/men"),
	category("women-dresses", "/women/dresses"),
] as never);

const ask = async (address: string) => {
	const [path = "", query = ""] = address.split(/\?(.*)/s);
	let loads = 0;
	const location = await namedCategory(
		{ path, search: query && `?${query}` },
		{ prefix: "/en-it" },
		async () => {
			loads++;
			return tree;
		},
	);
	return { location, loads };
};

// proves list-25
test.each([
	["/women?cgid=men", "/en-it/men"],
	["/women/dresses?cgid=women", "/en-it/women"],
	["/women?cgid=men&srule=new&page=3&tabId=x", "/en-it/men?srule=new"],
	["/women?prefn1=c_color&prefv1=black&cgid=men", "/en-it/men?prefn1=c_color&prefv1=black"],
	["/women?prefn1=cgid&prefv1=men", "/en-it/men"],
	["/women?c%67id=men", "/en-it/men"],
	["/women?cgid=men&cgid=//evil.example", "/en-it/men"],
])("%s leads to %s", async (address, location) => expect((await ask(address)).location).toBe(location));

// proves list-25
test.each([
	"/women?cgid=women",
	"/women?cgid=nosuch",
	"/women?cgid=",
	"/women?cgid=constructor",
	"/women?cgid=//evil.example",
	"/women?cgid=%2F%2Fevil.example%0d%0a",
	"/search?q=silk&cgid=men",
	"/nosuch?cgid=men",
])("%s stays", async (address) => expect((await ask(address)).location).toBeNull());

// proves list-25
test("an address of the right category stays, and an address without cgid loads no categories", async () => {
	const { location } = await ask("/women?cgid=men&q=silk");
	expect(location).toBe("/en-it/men?q=silk");
	expect(await ask("/men?q=silk")).toEqual({ location: null, loads: 0 });
	expect(await ask("/women?srule=new&page=2")).toEqual({ location: null, loads: 0 });
});

// proves list-25
test("the page of the path is shown while the categories are unavailable", async () => {
	const down = async () => {
		throw new PlatformUnavailable("network", "down");
	};
	expect(await namedCategory({ path: "/women", search: "?cgid=men" }, { prefix: "" }, down)).toBeNull();
});
