import { readJson } from "@vetrina/shop-rules/lib/read-json.ts";
import * as z from "zod";
import type { BasketLine } from "../../../../shared/domain/basket/basket.ts";
import type { LineFields } from "../../../../shared/domain/basket/line-fields.ts";
import type { CustomChoice, Customisation } from "../../../../shared/domain/catalogue/customisation.ts";
import { flagField, textField } from "../catalogue/custom-fields.ts";

type Open = Record<string, unknown>;

/**
 * Returns a hash of 16 hexadecimal digits. Equal choices have equal hashes, so that two products with the same engraving share a line
 * (basket-6).
 */
const hashContent = async (content: unknown): Promise<string> => {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(content)));
	return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

const inOrder = (values: Record<string, string>): [string, string][] =>
	Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));

/** Returns all customisation fields, null where unused, so that the fields of an earlier choice are removed. */
export const writeCustomFields = async (
	{ kind }: Pick<Customisation, "kind">,
	choice: CustomChoice | null,
): Promise<LineFields> => ({
	c_customizationID: choice && (await hashContent([kind, choice.text ?? "", inOrder(choice.values)])),
	c_customizationJSON: choice && JSON.stringify({ kind, ...choice }),
	c_engraveMessage: kind === "engraving" ? (choice?.text ?? null) : null,
	c_personalization: kind === "personalisation" && choice ? true : null,
	c_personalizationMessage: kind === "personalisation" ? (choice?.text ?? null) : null,
});

export const newFields = (fields: LineFields): LineFields =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as LineFields;

export const writeKitFields = async (
	productId: string,
	parts: readonly { productId: string; quantity: number }[],
): Promise<{ parent: LineFields; part: LineFields }> => {
	const c_bundleKitId = `${productId}-${await hashContent(parts.map((part) => [part.productId, part.quantity]))}`;
	return {
		parent: { c_bundleKitId, c_bundleKitParent: true },
		part: { c_bundleKitId, c_bundleKitPart: true },
	};
};

const choiceSchema = z.object({
	text: z.string().optional(),
	values: z.record(z.string(), z.string()).default({}),
});

/**
 * Returns an item's customisation, or undefined without one. A missing configuration becomes null, and the chosen words are still shown
 * (catalogue-8).
 */
export const readCustom = (item: Open, configuration: Customisation | undefined): BasketLine["custom"] => {
	const id = textField(item, "c_customizationID");
	const storedChoice = choiceSchema.safeParse(readJson(textField(item, "c_customizationJSON"))).data;
	const message = textField(item, "c_engraveMessage", "c_personalizationMessage");
	const choice = storedChoice ?? (message === undefined ? undefined : { text: message, values: {} });
	return choice && { id: id ?? message ?? "", choice, configuration: configuration ?? null };
};

export const readKitField = (item: Open): BasketLine["kit"] => {
	const id = textField(item, "c_bundleKitId");
	if (id === undefined) return undefined;
	if (flagField(item, "c_bundleKitParent")) return { id, role: "parent" };
	return flagField(item, "c_bundleKitPart") ? { id, role: "part" } : undefined;
};

const ownSchema = choiceSchema.extend({
	kind: z.enum(["engraving", "personalisation", "configuration"]),
});

export const readOwnChoice = (fields: LineFields): (CustomChoice & Pick<Customisation, "kind">) | undefined =>
	ownSchema.safeParse(readJson(textField(fields, "c_customizationJSON"))).data;

const partsSchema = z.array(z.string()).max(6);

export const partsIn = (fields: LineFields): string[] | undefined =>
	partsSchema.safeParse(readJson(textField(fields, "c_bundleKitParts"))).data;

const responseSchema = z.object({
	response: z.array(z.object({ imageURL: z.string() })).min(1),
});

export const readCustomImage = (item: Open): string | undefined => {
	const body = responseSchema.safeParse(readJson(textField(item, "c_customizationData"))).data;
	const link = textField(item, "c_customImageLink") ?? body?.response[0]?.imageURL;
	return link !== undefined && /^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]+$/.test(link) ? link : undefined;
};

export const carriedField = (keys: readonly string[]): string => keys.map(encodeURIComponent).join(",");

export const readCarried = (field: string | undefined): string[] => {
	try {
		return (field ?? "")
			.split(",")
			.filter((key) => key !== "")
			.map(decodeURIComponent);
	} catch {
		return [];
	}
};
