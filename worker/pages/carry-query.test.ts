import { expect, test } from "vitest";
import { carryQuery } from "./carry-query.ts";

test.each([
	["/en-it/women", "?utm_source=x&src=y", "/en-it/women?utm_source=x&src=y"],
	["/en-it/women?page=2", "?page=3&utm_source=x", "/en-it/women?page=2&utm_source=x"],
	["/en-it/women?src=new", "?src=old", "/en-it/women?src=new"],
	["/en-it/cart", "?q=a&prefn1=b&prefv1=c&fault=all:503", "/en-it/cart"],
	["/en-it/women#top", "?src=y", "/en-it/women?src=y#top"],
	["/en-it/women", "", "/en-it/women"],
])("%s with %j is %s", (location, search, expected) => expect(carryQuery(location, search)).toBe(expected));
