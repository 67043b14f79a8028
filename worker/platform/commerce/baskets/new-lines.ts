import type { BasketErrorCode } from "../../../../shared/contracts/shopper-api.ts";
import { isBanned } from "../../../../shared/domain/catalogue/availability.ts";
import type { Product } from "../../../../shared/domain/catalogue/catalogue.ts";
import { chooseParts, kitOf } from "../../../../shared/domain/product/bundle-kit.ts";
import { type CustomChoice, checkChoice } from "../../../../shared/domain/product/customisation.ts";
import type { CataloguePort } from "../catalogue/catalogue.ts";
import { customFieldsOf, kitFieldsOf, type LineFields, newFields } from "./line-fields.ts";

/** What a shopper adds: a product, its customisation, and the parts of its kit. */
export type NewLine = {
	productId: string;
	quantity: number;
	custom?: CustomChoice;
	/** Of a kit, in its order; those that are missing are its first. */
	parts?: readonly string[];
};

/** An expected failure on the way to the platform; the basket says it as a value. */
export class LineRefused extends Error {
	readonly code: BasketErrorCode;
	constructor(code: BasketErrorCode) {
		super(code);
		this.code = code;
	}
}

/** The house's own groups that the shopper is in. */
export type GroupsOf = () => Promise<readonly string[]>;

/** A shopper outside the groups that a product is kept for cannot buy it, by whatever route (basket-7). */
const refuseBanned = async (product: Product | null, groups: GroupsOf): Promise<void> => {
	if (!product) return;
	const named = { a: product.details.groupA, b: product.details.groupB };
	if (isBanned(named, []) && isBanned(named, await groups())) throw new LineRefused("notAvailable");
};

type NewItem = { productId: string; quantity: number } & LineFields;

/** A line as the platform takes it: a kit with its parts. The catalogue is asked while the basket is looked for. */
export const newItems = async (
	line: NewLine,
	catalogue: CataloguePort,
	groups: GroupsOf,
): Promise<NewItem[]> => {
	const { productId, quantity, custom, parts } = line;
	const product = await catalogue.product(productId);
	await refuseBanned(product, groups);
	if (product?.offline) throw new LineRefused("notAvailable");
	const made = custom ? newFields(await fieldsOf(product, custom)) : {};
	const kit = product?.details.kit;
	if (!product || !kit) {
		if (parts && parts.length > 0) throw new LineRefused("invalid");
		return [{ productId, quantity, ...made }];
	}
	const ids = kit.parts.flatMap((part) => part.choices);
	const found = kitOf(kit, await catalogue.products([...new Set(ids)]));
	const chosen = found && chooseParts(found, parts ?? []);
	if (!chosen) throw new LineRefused("notAvailable");
	const fields = await kitFieldsOf(productId, chosen);
	return [
		{ productId, quantity, ...made, ...fields.parent },
		...chosen.map((part) => ({
			productId: part.productId,
			quantity: part.quantity * quantity,
			...fields.part,
		})),
	];
};

/** Another size of a line that is there is to be had like a new one. */
export const checkOtherSize = async (
	productId: string,
	catalogue: CataloguePort,
	groups: GroupsOf,
): Promise<void> => refuseBanned(await catalogue.product(productId), groups);

/** Another choice for a line that is there; an empty one takes the words off again. */
export const changedFields = async (
	productId: string,
	custom: CustomChoice,
	catalogue: CataloguePort,
): Promise<LineFields> => fieldsOf(await catalogue.product(productId), custom);

const fieldsOf = async (product: Product | null, custom: CustomChoice): Promise<LineFields> => {
	const configuration = product?.details.customisation;
	if (!configuration) throw new LineRefused("invalid");
	const checked = checkChoice(configuration, custom);
	if ("problem" in checked) throw new LineRefused("customisation");
	return customFieldsOf(configuration, checked.choice);
};
