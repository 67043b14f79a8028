import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ProductData } from "../../../pages/product/contract.ts";
import type { BasketItemView } from "../../../shared/contracts/basket-views.ts";
import type { CustomisationView } from "../../../shared/contracts/product-option-views.ts";
import {
	type CustomChoice,
	findInk,
	fittingText,
	tidyText,
	unsupportedIn,
} from "../../../shared/domain/catalogue/customisation.ts";
import { CUSTOM_TEXT } from "../../../shared/domain/product/purchase-fields.ts";
import { useBasket } from "../../state/basket/session-query.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import field from "../../ui/forms/field.module.css";
import { Mark } from "../../ui/mark.tsx";
import folds from "../../ui/overlay/fold.module.css";
import { Picture } from "../../ui/picture.tsx";
import { ChoiceGroups } from "./choice-groups.tsx";
import styles from "./customisation.module.css";
import { useCustomPrice } from "./use-custom-price.ts";

export function Part({
	product,
	productId,
	onTake,
}: {
	product: ProductData;
	productId: string | null;
	onTake: (line: BasketItemView | null) => void;
}) {
	const view = product.customisation;
	const [choice, setChoice] = useState<CustomChoice>({ values: {} });
	const fold = useRef<HTMLDetailsElement>(null);
	const basket = useBasket();
	const takenItemId = useRef("");
	// Takes over the choice of the basket line that the address names (product-5), if the line is of this product.
	useEffect(() => {
		const itemId = new URLSearchParams(location.search).get("customizationPliID");
		const basketItem = basket?.items.find((item) => item.itemId === itemId);
		const isThis =
			product.onlyVariantId === basketItem?.productId ||
			product.sizes.some(({ productId }) => productId === basketItem?.productId);
		const line = basketItem?.custom && isThis ? basketItem : null;
		if (takenItemId.current === (line?.itemId ?? "")) return;
		takenItemId.current = line?.itemId ?? "";
		setChoice(line?.custom?.choice ?? { values: {} });
		if (line && fold.current) fold.current.open = true;
		onTake(line);
	}, [basket, product, onTake]);
	const price = useCustomPrice(productId, view ? wantedIn(view, choice) : null);
	if (!view) return null;
	return (
		<details ref={fold} className={styles.fold} open={view.kind === "configuration"}>
			<summary className={classNames(folds.sign, styles.summary)}>
				<span className={type_.label}>{view.title}</span>
			</summary>
			<div className={styles.inside}>
				{takenItemId.current ? <p role="status">{view.texts.editing}</p> : null}
				<p className={classNames(type_.small, type_.muted)}>{view.hint}</p>
				{view.text ? (
					<Words
						view={view}
						rule={view.text}
						value={choice.text ?? ""}
						onChange={(text) => setChoice((before) => ({ ...before, text }))}
					/>
				) : null}
				<ChoiceGroups
					groups={view.groups}
					values={choice.values}
					onChoose={(groupId, valueId) =>
						setChoice(({ values, ...rest }) => ({ ...rest, values: { ...values, [groupId]: valueId } }))
					}
				/>
				{view.text ? <Preview view={view} rule={view.text} choice={choice} /> : null}
				<p className={classNames(type_.small, styles.price)} role="status">
					{price}
				</p>
			</div>
		</details>
	);
}

const wantedIn = (view: CustomisationView, { text = "", values }: CustomChoice): CustomChoice | null => {
	if (!view.text) return { values };
	const isPossible = tidyText(text) !== "" && findProblem(view, view.text, text) === "";
	return isPossible ? { text, values } : null;
};

type Rule = NonNullable<CustomisationView["text"]>;

const findProblem = (view: CustomisationView, { characters, maxLength }: Rule, typed: string): string => {
	const text = fittingText(tidyText(typed), characters);
	const unsupportedCharacters = unsupportedIn(text, characters);
	if (unsupportedCharacters.length > 0)
		return view.texts.unsupported.replace("{{signs}}", unsupportedCharacters.join(" "));
	return [...text].length > maxLength ? view.texts.tooLong : "";
};

type WordsProps = { view: CustomisationView; rule: Rule; value: string; onChange: (text: string) => void };

function Words({ view, rule, value, onChange }: WordsProps) {
	const ref = useRef<HTMLInputElement>(null);
	const problem = findProblem(view, rule, value);
	useEffect(() => ref.current?.setCustomValidity(problem), [problem]);
	return (
		<div>
			<label className={field.field}>
				<span className={classNames(type_.label, type_.muted)}>{view.textLabel}</span>
				<input
					ref={ref}
					className={field.input}
					name={CUSTOM_TEXT}
					value={value}
					maxLength={200}
					autoComplete="off"
					autoCapitalize={view.kind === "personalisation" ? "characters" : undefined}
					spellCheck={false}
					onChange={(event) => onChange(event.target.value)}
					onInvalid={(event) => {
						event.preventDefault();
						const details = event.currentTarget.closest("details");
						if (details) details.open = true;
						event.currentTarget.focus();
					}}
					aria-invalid={problem !== ""}
					aria-describedby="custom-problem custom-length"
				/>
			</label>
			<p className={classNames(type_.small, styles.below)}>
				<span id="custom-problem" role="alert" className={styles.problem}>
					{problem}
				</span>
				<bdi id="custom-length" className={type_.muted}>
					{[...tidyText(value)].length}/{rule.maxLength}
				</bdi>
			</p>
		</div>
	);
}

function Preview({
	view,
	rule,
	choice,
}: {
	view: CustomisationView;
	rule: Rule;
	choice: CustomChoice;
}): ReactNode {
	const typedText = choice.text ?? "";
	const text =
		findProblem(view, rule, typedText) === "" ? fittingText(tidyText(typedText), rule.characters) : "";
	if (view.place && view.image)
		return (
			<figure className={styles.preview} aria-label={`${view.texts.preview}: ${text}`}>
				<Picture image={{ ...view.image, alt: "" }} sizes="20rem" maxWidth={720} className={styles.picture} />
				<Mark mark={{ text, ...view.place, colour: findInk(view, choice) }} />
			</figure>
		);
	return text === "" ? null : (
		<p className={styles.lettering} data-font={choice.values.font ?? view.groups[0]?.values[0]?.id}>
			<bdi>{text}</bdi>
		</p>
	);
}
