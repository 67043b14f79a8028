import { ADDRESS_FIELDS } from "@vetrina/shop-rules/checkout/address.ts";
import { readAddress } from "../../worker/present/addresses/read-address.ts";
import type { FormContext, HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import { ADDRESS_DRAFT } from "./loader.ts";

const LONGEST_ID = 256;

const save = async ({ visitor, locale, paths }: FormContext, fields: Record<string, string>) => {
	const { records, drafts } = visitor;
	const id = fields.id || undefined;
	// A saved address keeps its country, and a new one gets the locale's, so the form's country is ignored.
	const record = id ? await records.read() : undefined;
	const country = record?.addresses.find((one) => one.id === id)?.countryCode ?? locale.country;
	const values = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, (fields[name] ?? "").slice(0, 100)]));
	const refuse = async (error: string, faults: Record<string, string[]> = {}) => {
		const about = { owner: fields.owner ?? "", id: id ?? "" };
		await drafts.keep(ADDRESS_DRAFT, { values: { ...values, ...about }, faults });
		return { location: paths.at("addresses", { edit: id ?? "", error }) };
	};
	if (record === null) return refuse("unavailable");
	const result = readAddress(values, country, locale.language);
	if ("faults" in result)
		return refuse(
			"form",
			Object.fromEntries(Object.entries(result.faults).map(([name, code]) => [name, [code]])),
		);
	const outcome = await records.saveAddress(result.ok, { id, preferred: fields.preferred === "1" });
	if (!outcome.ok) return refuse(outcome.error);
	drafts.drop(ADDRESS_DRAFT);
	return { location: paths.at("addresses", { notice: "addressSaved" }) };
};

/**
 * Changes the customer's addresses (account-2). Fields: intent = save | prefer | remove, owner, id (absent for a new address); save: the
 * address's fields (packages/shop-rules/checkout/address.ts) and preferred = 1.
 */
export const addressesForm: HandleForm = async (form, cx) => {
	const { intent, ...fields } = formFields(form);
	const { paths, visitor } = cx;
	const { registered, customerId } = await readVisitor(visitor.shopper);
	if (!registered) return { location: paths.at("signIn", { back: "addresses" }) };
	// Another customer has signed in since this tab was opened.
	if (fields.owner !== customerId) return { location: paths.at("addresses", { error: "gone" }) };
	if (intent === "save") return save(cx, fields);
	const id = fields.id ?? "";
	if (id === "" || id.length > LONGEST_ID || (intent !== "prefer" && intent !== "remove"))
		return { location: paths.at("addresses") };
	const outcome = await (intent === "prefer"
		? visitor.records.preferAddress(id)
		: visitor.records.removeAddress(id));
	const state: Record<string, string> = outcome.ok
		? { notice: intent === "remove" ? "addressRemoved" : "addressSaved" }
		: { error: outcome.error };
	return { location: paths.at("addresses", state) };
};
