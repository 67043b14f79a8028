import type { LineCustomView, MarkView } from "../../shared/contracts/product-option-views.ts";
import type { BasketLine } from "../../shared/domain/basket/basket.ts";
import {
	type CustomChoice,
	type Customisation,
	choiceInWords,
	findInk,
} from "../../shared/domain/catalogue/customisation.ts";
import type { Translate } from "../request/page/page-context.ts";
import { nameLineSize, type SizeContext } from "./sizes/show-sizes.ts";

const markOf = (configuration: Customisation, choice: CustomChoice): MarkView | undefined => {
	const { place } = configuration;
	if (!place || !choice.text) return undefined;
	const colour = findInk(configuration, choice);
	return { text: choice.text, ...place, colour: colour || undefined };
};

export const toLineCustom = (
	{ choice, configuration }: NonNullable<BasketLine["custom"]>,
	t: Translate,
): LineCustomView => {
	const kind = configuration?.kind ?? "engraving";
	const mark = configuration && markOf(configuration, choice);
	return {
		notes: [
			...(choice.text ? [{ label: t(`custom.${kind}.title`), value: choice.text }] : []),
			...(configuration ? choiceInWords(configuration, choice) : []),
		],
		choice,
		change: t("custom.change"),
		mark: mark ?? undefined,
	};
};

export const partsInWords = ({ parts }: Pick<BasketLine, "parts">, cx: SizeContext): string[] | undefined =>
	parts?.map((part) =>
		[part.quantity > 1 ? `${part.quantity} × ${part.name}` : part.name, part.colour, nameLineSize(part, cx)]
			.filter(Boolean)
			.join(", "),
	);
