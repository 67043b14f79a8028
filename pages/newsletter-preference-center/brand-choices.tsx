import { useId, useState } from "react";
import { useUiState } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { InputField } from "../../client/ui/forms/form-field.tsx";
import { isNamedLike } from "../../shared/domain/catalogue/named-like.ts";
import { joinWithDots } from "../../shared/domain/lib/join-with-dots.ts";
import { Choice, Choices } from "./choice.tsx";
import styles from "./screen.module.css";

const FEW = 8;

type BrandChoicesProps = {
	name: string;
	legend: string;
	brands: readonly { name: string; isChosen: boolean }[];
};

export function BrandChoices({ name, legend, brands }: BrandChoicesProps) {
	const { t } = useTranslation();
	const awake = useUiState("awake");
	const id = useId();
	const [typed, setTyped] = useState("");
	const [chosenBrands, setChosenBrands] = useState(() =>
		brands.filter(({ isChosen }) => isChosen).map((brand) => brand.name),
	);
	const isShown = (brand: string) => isNamedLike(brand, typed);
	const choices = brands.map((brand) => (
		<Choice
			key={brand.name}
			name={name}
			id={brand.name}
			label={brand.name}
			isChosen={brand.isChosen}
			isHidden={!isShown(brand.name)}
			onChange={(isChosen) =>
				setChosenBrands((before) =>
					isChosen ? [...before, brand.name] : before.filter((one) => one !== brand.name),
				)
			}
		/>
	));
	if (brands.length <= FEW) return <Choices legend={legend}>{choices}</Choices>;
	return (
		<fieldset className={styles.folded}>
			<legend className={type_.label}>{legend}</legend>
			{chosenBrands.length > 0 ? (
				<p>
					<bdi>{joinWithDots(...chosenBrands)}</bdi>
				</p>
			) : null}
			<details>
				<summary className={styles.summary}>
					{t("preferences.chooseBrands", { number: brands.length })}
				</summary>
				{awake ? (
					<InputField
						id={id}
						type="search"
						label={t("preferences.findBrand")}
						error=""
						autoComplete="off"
						value={typed}
						onChange={({ currentTarget }) => setTyped(currentTarget.value)}
						// Enter must not submit the form, because the shopper is searching the list.
						onKeyDown={(event) => {
							if (event.key === "Enter") event.preventDefault();
						}}
					/>
				) : null}
				<div className={styles.choices}>{choices}</div>
				<p role="status">{brands.some((brand) => isShown(brand.name)) ? "" : t("preferences.noBrand")}</p>
			</details>
		</fieldset>
	);
}
