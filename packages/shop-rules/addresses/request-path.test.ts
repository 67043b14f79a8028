import { expect, test } from "vitest";
import { isNormalPath } from "./request-path.ts";

const ORIGIN = "https://shop.example";

test.each([
	"",
	"/",
	"/en-it/women/dresses/",
	"/EN-IT/Women",
	"/en-it/VT10037-black.html?next=//evil.example&back=..%2F..",
	"/%E3%82%B7%E3%83%AB%E3%82%AF.html",
	"/%e3%82%b7.html",
	"/en-it/silk%20dress+scarf.html",
	"/_page/en-it/a,b;c=d:e@f!g$h&i'j(k)l*m~n",
	"/s/vetrina-eu/en-it/",
	"/on/demandware.store/Sites-vetrina-eu-Site/en_IT/Cart-Show",
	"/dw/image/v2/VTRA_001/on/demandware.static/-/Sites-vetrina-catalog/default/dw0123abcd/VT1/front.jpg?sw=96",
	"/en-it/50%25-off.html",
	"/en-it/#//..",
])("accepts the path %s", (path) => expect(isNormalPath(ORIGIN + path)).toBe(true));

// proves security-4
test.each([
	"//evil.example",
	"/en-it//evil.example",
	"/\\evil.example",
	"/en-it/..\\..\\health",
	"/dw/image/v2/../../health",
	"/dw/image/v2/./a.jpg",
	"/dw/image/v2/%2e%2e/%2E%2e/%2e%2E//localhost/health",
	"/dw/image/v2/.%2e/a.jpg",
	"/dw/image/v2/%2e/a.jpg",
	"/dw/image/v2/%252e%252e/a.jpg",
	"/dw/image/v2/%25252e/a.jpg",
	"/dw/model/..%2f..%2Foutbox",
	"/dw/model/%252F%252Flocalhost",
	"/en-it/a%5cb",
	"/en-it/a%255Cb",
	"/en-it/a b",
	"/en-it/a\tb",
	'/en-it/"x"',
	"/en-it/シルク",
])("rejects the ambiguous path %s", (path) => expect(isNormalPath(ORIGIN + path)).toBe(false));
