import { expect, test } from "vitest";
import { carryQuery, withoutFirstPage } from "./carry-query.ts";

test.each([
	["/en-it/women", "?utm_source=x&src=y", "/en-it/women?utm_source=x&src=y"],
	["/en-it/women?page=2", "?page=3&utm_source=x", "/en-it/women?page=2&utm_source=x"],
	["/en-it/women?src=new", "?src=old", "/en-it/women?src=new"],
	["/en-it/cart", "?q=a&prefn1=b&prefv1=c&fault=all:503", "/en-it/cart"],
	["/en-it/women", "?preferences=%7B%7D&preferences%5Bc_color%5D=red&preferences[a]=b", "/en-it/women"],
	["/en-it/myaccount", "?notice=signedOut&error=again&src=y", "/en-it/myaccount?src=y"],
	["/en-it/newsletter?step=confirm", "?confirm=abc&code=def", "/en-it/newsletter?step=confirm"],
	["/en-it/women#top", "?src=y", "/en-it/women?src=y#top"],
	["/en-it/men", "?c%67id=men&%71=a&utm%5Fsource=x", "/en-it/men?utm%5Fsource=x"],
	["/en-it/women", "", "/en-it/women"],
])("%s with %j is %s", (location, search, expected) => expect(carryQuery(location, search)).toBe(expected));

// proves list-1
test.each([
	["?page=1", ""],
	["?page=0&src=a%20b", "?src=a%20b"],
	["?srule=new&page=-1&page=2&utm_source=x", "?srule=new&utm_source=x"],
	["?p%61ge=1e9", ""],
	["?page", ""],
	["?page=%ff%", ""],
	["?page=2", null],
	["?page=2&page=0", null],
	["?src=page", null],
	["", null],
])("the address %j without its first page is %j", (search, expected) =>
	expect(withoutFirstPage("/en-it/women", search)).toBe(expected === null ? null : `/en-it/women${expected}`),
);
