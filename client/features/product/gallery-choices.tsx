import { Suspense, useState } from "react";
import type { ProductData } from "../../../shared/contracts/page.ts";
import { useUi } from "../../state/app-context.tsx";
import { late } from "../../state/late.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./gallery-choices.module.css";

const ModelStage = late(async () => (await import("./model/model-stage.tsx")).ModelStage);

type Choices = { product: ProductData; hers: boolean; onHers: (hers: boolean) => void };

/** Other ways to see a piece, over its first picture: worn by women or men, or as a solid to turn. */
export function GalleryChoices({ product, hers, onHers }: Choices) {
	const { t } = useTranslation();
	const ui = useUi();
	const [turning, setTurning] = useState(false);
	const { model, herImages, name } = product;
	const word = classNames(type_.label, styles.choice);
	return (
		<>
			{turning && model ? (
				<Suspense fallback={null}>
					<ModelStage
						model={model}
						name={name}
						onFail={() => {
							setTurning(false);
							ui.toast("error", t("model.missing"));
						}}
					/>
				</Suspense>
			) : null}
			<div className={styles.choices}>
				{model ? (
					<button type="button" className={word} onClick={() => setTurning(!turning)}>
						{t(turning ? "model.close" : "model.open")}
					</button>
				) : null}
				{herImages ? (
					// biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
					<div role="group" aria-label={t("worn.group")} className={styles.group}>
						<button type="button" className={word} aria-pressed={!hers} onClick={() => onHers(false)}>
							{t("worn.his")}
						</button>
						<button type="button" className={word} aria-pressed={hers} onClick={() => onHers(true)}>
							{t("worn.hers")}
						</button>
					</div>
				) : null}
			</div>
		</>
	);
}
