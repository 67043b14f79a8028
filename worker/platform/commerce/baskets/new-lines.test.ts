import { expect, test, vi } from "vitest";
import type { Product } from "../../../../shared/domain/catalogue/catalogue.ts";
import type { CataloguePort } from "../catalogue/catalogue.ts";
import { checkOtherSize, newItems } from "./new-lines.ts";

const catalogueOf = (details: Partial<Product["details"]>, offline = false) =>
	({ product: async () => ({ offline, details }) }) as unknown as CataloguePort;
const line = { productId: "1001", quantity: 1 };
const items = [line];
const refused = { code: "notAvailable" };

// proves basket-7
test("a restricted product is sold to its groups only, by whatever route", async () => {
	const catalogue = catalogueOf({ groupA: "private-clients", groupB: "press" });
	const as =
		(...groups: string[]) =>
		async () =>
			groups;
	await expect(newItems(line, catalogue, as())).rejects.toMatchObject(refused);
	await expect(newItems(line, catalogue, as("VIP"))).rejects.toMatchObject(refused);
	expect(await newItems(line, catalogue, as("press"))).toEqual(items);
	await expect(checkOtherSize("1002", catalogue, as())).rejects.toMatchObject(refused);
	expect(await checkOtherSize("1002", catalogue, as("private-clients"))).toBeUndefined();
});

test("the customer is not loaded for products that anyone may buy", async () => {
	const groups = vi.fn(async () => []);
	expect(await newItems(line, catalogueOf({}), groups)).toEqual(items);
	const unknown = { product: async () => null } as unknown as CataloguePort;
	expect(await newItems(line, unknown, groups)).toEqual(items);
	expect(groups).not.toHaveBeenCalled();
	await expect(newItems(line, catalogueOf({}, true), groups)).rejects.toMatchObject(refused);
});
