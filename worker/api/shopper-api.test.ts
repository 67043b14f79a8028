import { expect, test } from "vitest";
import { matchedPath } from "./shopper-api.ts";

test.each([
	["/api/en-it/basket", "/api/basket"],
	["/api/s/eu/en-it/basket/items/1a", "/api/basket/items/1a"],
	["/api/en/basket", "/api/basket"],
	["/api/default/basket", "/api/basket"],
	["/api/basket", "/api/basket"],
	["/api/en-it", "/api/"],
	["/api", "/api"],
	["/apiary/en-it/basket", "/apiary/en-it/basket"],
	["/en-it/women", "/en-it/women"],
])("%s is matched as %s", (path, matched) => expect(matchedPath(path)).toBe(matched));
