import type { BasketErrorCode } from "../../../../shared/contracts/shopper-api.ts";
import type { LineFields } from "../../../../shared/domain/basket/line-fields.ts";
import { isBanned } from "../../../../shared/domain/catalogue/availability.ts";
import type { Product } from "../../../../shared/domain/catalogue/catalogue.ts";
import { type CustomChoice, checkChoice } from "../../../../shared/domain/catalogue/customisation.ts";
import { chooseParts, createKit } from "../../../../shared/domain/product/bundle-kit.ts";
import type { CataloguePort } from "../catalogue/catalogue.ts";
import { newFields, partsIn, readOwnChoice, writeCustomFields, writeKitFields } from "./line-fields.ts";
import { withoutKit } from "./own-fields.ts";

export type NewLine = {
	productId: string;
	quantity: number;
	custom?: CustomChoice;
	fields?: LineFields;
	parts?: readonly string[];
};

export class LineRefused extends Error {
	readonly code: BasketErrorCode;
	constructor(code: BasketErrorCode) {
		super(code);
		this.code = code;
	}
}

export type GroupsOf = () => Promise<readonly string[]>;

/** Throws LineRefused if the shopper's customer groups may not buy the product (basket-7). */
const refuseBanned = async (product: Product | null, groups: GroupsOf): Promise<void> => {
	if (!product) return;
	const memberGroups = { a: product.details.groupA, b: product.details.groupB };
	if (isBanned(memberGroups, []) && isBanned(memberGroups, await groups()))
		throw new LineRefused("notAvailable");
};

type NewItem = { productId: string; quantity: number } & LineFields;

export const newItems = async (
	line: NewLine,
	catalogue: CataloguePort,
	groups: GroupsOf,
): Promise<NewItem[]> => {
	const { productId, quantity, custom, fields: carriedFields = {}, parts } = line;
	const product = await catalogue.product(productId);
	await refuseBanned(product, groups);
	if (product?.offline) throw new LineRefused("notAvailable");
	checkCarried(product, carriedFields);
	const newItem = {
		...withoutKit(carriedFields),
		...(custom ? newFields(await writeFields(product, custom)) : {}),
	};
	const kit = product?.details.kit;
	if (!product || !kit) {
		if (parts && parts.length > 0) throw new LineRefused("invalid");
		return [{ productId, quantity, ...newItem }];
	}
	const ids = kit.parts.flatMap((part) => part.choices);
	const loadedKit = createKit(kit, await catalogue.products([...new Set(ids)]));
	const chosenParts = loadedKit && chooseParts(loadedKit, parts ?? partsIn(carriedFields) ?? []);
	if (!chosenParts) throw new LineRefused("notAvailable");
	const fields = await writeKitFields(productId, chosenParts);
	return [
		{ productId, quantity, ...newItem, ...fields.parent },
		...chosenParts.map((part) => ({
			productId: part.productId,
			quantity: part.quantity * quantity,
			...fields.part,
		})),
	];
};

const checkCarried = (product: Product | null, fields: LineFields): void => {
	const own = readOwnChoice(fields);
	if (!own || !product) return;
	const configuration = product.details.customisation;
	if (configuration?.kind !== own.kind || "problem" in checkChoice(configuration, own))
		throw new LineRefused("customisation");
};

export const checkOtherSize = async (
	productId: string,
	catalogue: CataloguePort,
	groups: GroupsOf,
): Promise<void> => refuseBanned(await catalogue.product(productId), groups);

export const changedFields = async (
	productId: string,
	custom: CustomChoice,
	catalogue: Pick<CataloguePort, "product">,
): Promise<LineFields> => writeFields(await catalogue.product(productId), custom);

const writeFields = async (product: Product | null, custom: CustomChoice): Promise<LineFields> => {
	const configuration = product?.details.customisation;
	if (!configuration) throw new LineRefused("invalid");
	const result = checkChoice(configuration, custom);
	if ("problem" in result) throw new LineRefused("customisation");
	return writeCustomFields(configuration, result.choice);
};
