import { parseGiftCardCode } from "@vetrina/shop-rules/typed/code.ts";
import type { HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";
import { GIFT_CARD_DRAFT } from "./loader.ts";

export const giftCertificateForm: HandleForm = async (form, { paths, visitor: { drafts } }) => {
	const code = (formFields(form).code ?? "").trim().slice(0, 64);
	const error = code === "" ? "missing" : parseGiftCardCode(code) ? "" : "unknown";
	await drafts.keep(GIFT_CARD_DRAFT, { values: { code, error }, faults: {} });
	return { location: paths.at("giftCertificate") };
};
