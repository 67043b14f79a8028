import { cardSchema } from "../../worker/platform/content/content-schemas.ts";
import { CARD } from "../../worker/platform/content/entry-fields.ts";
import { toCard } from "../../worker/platform/content/map-cards.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

export const type = defineSectionType({ name: "Card", fields: CARD, schema: cardSchema.transform(toCard) });

export type CardEntry = EntryIn<typeof type>;
