import { isProductId } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { readRequestId } from "../../worker/present/stores/visit-form.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";
import { cutPersonFields, readPersonFields } from "../../worker/request/form/person-fields.ts";
import { MOST_UNITS, RESERVE_DRAFT } from "./loader.ts";

const STORE_ID = /^[\w-]{1,64}$/;

/** Reserves a size in a store (stores-5). Fields: productId, storeId, quantity (default 1), name, email, requestId. */
export const reserveForm: HandleForm = async (form, { paths, visitor: { visits, drafts } }) => {
	const fields = formFields(form);
	const { productId = "", storeId = "", quantity = "1" } = fields;
	if (!isProductId(productId)) return { location: paths.at("stores") };
	if (!STORE_ID.test(storeId)) return { location: paths.at("findInStore", { productId }) };
	const { faults, ...typed } = readPersonFields(fields);
	const units = /^\d$/.test(quantity) ? Number(quantity) : 0;
	if (units < 1 || units > MOST_UNITS) faults.quantity = "choice";
	const refuse = async (error: string) => {
		await drafts.keep(RESERVE_DRAFT, {
			values: { ...cutPersonFields(typed), quantity: quantity.slice(0, 1) },
			faults: Object.fromEntries(Object.entries(faults).map(([name, code]) => [name, [code]])),
		});
		return { location: paths.at("reserve", { productId, storeId, error }) };
	};
	if (Object.keys(faults).length > 0) return refuse("form");
	const { name, email } = typed;
	const result = await visits.reserve({
		storeId,
		productId,
		quantity: units,
		name,
		email,
		...readRequestId(fields),
	});
	if (!result.ok) return refuse(result.error);
	drafts.drop(RESERVE_DRAFT);
	return { location: paths.at("visits", { id: result.id, code: result.code, notice: "reserved" }) };
};
