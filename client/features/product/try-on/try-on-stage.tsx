import { useState } from "react";
import type { ProductData } from "../../../../pages/product/contract.ts";
import type { TryOnKind, TryOnView } from "../../../../shared/contracts/product-option-views.ts";
import {
	SKIN_HEX,
	type SkinTone,
	shadeFor,
	type Undertone,
} from "../../../../shared/domain/product/shade-finder.ts";
import { useTranslation } from "../../../state/texts.ts";
import type_ from "../../../styles/type.module.css";
import button from "../../../ui/button.module.css";
import { classNames } from "../../../ui/class-names.ts";
import covering from "../../../ui/overlay/covering.module.css";
import { FaceDrawing, HandDrawing } from "./try-on-drawings.tsx";
import styles from "./try-on-stage.module.css";

type TryOnStageProps = {
	kind: TryOnKind;
	product: ProductData;
	view: TryOnView;
	onAdd(): void;
};

export function TryOnStage({ kind, product, view, onAdd }: TryOnStageProps) {
	const { t } = useTranslation();
	const [tone, setTone] = useState<SkinTone>("honey");
	const [undertone, setUndertone] = useState<Undertone>("warm");
	const [light, setLight] = useState<"day" | "evening">("day");
	const current = view.shades.find((shade) => shade.current) ?? view.shades[0];
	const [pickedShade, setPickedShade] = useState(current);
	const finds = kind === "shadeFinder";
	const shownShade = finds ? shadeFor(view.shades, { tone, undertone }) : pickedShade;
	const drawing = { skin: SKIN_HEX[tone], colour: shownShade?.hex ?? "var(--ink)" };
	return (
		<div className={styles.stage}>
			<div className={styles.drawing} data-light={kind === "mirror" ? light : undefined}>
				{view.on === "nails" ? <HandDrawing {...drawing} /> : <FaceDrawing {...drawing} on={view.on} />}
			</div>
			<p className={classNames(type_.small, type_.muted)}>{view.texts.note}</p>
			<Swatches
				name="skin"
				label={view.texts.skin}
				chosenId={tone}
				options={view.tones.map(({ id, label }) => ({ id, label, hex: SKIN_HEX[id as SkinTone] }))}
				onChoose={(id) => setTone(id as SkinTone)}
			/>
			{kind === "mirror" ? (
				<Swatches
					name="light"
					label={view.texts.light}
					chosenId={light}
					options={view.lights}
					onChoose={(id) => setLight(id as typeof light)}
				/>
			) : null}
			{finds ? (
				<Swatches
					name="undertone"
					label={view.texts.undertone}
					chosenId={undertone}
					options={view.undertones}
					onChoose={(id) => setUndertone(id as Undertone)}
				/>
			) : (
				<Swatches
					name="shade"
					label={view.texts.shade}
					chosenId={shownShade?.value ?? ""}
					options={view.shades.map(({ value, label, hex }) => ({ id: value, label, hex }))}
					onChoose={(id) => setPickedShade(view.shades.find(({ value }) => value === id))}
				/>
			)}
			<p role="status" className={finds ? undefined : type_.hidden}>
				{finds ? `${view.texts.found}: ` : ""}
				{shownShade?.label}
			</p>
			{shownShade && !shownShade.current ? (
				<a className={classNames(button.button, button.dark, button.wide)} href={shownShade.href}>
					{shownShade.label}
				</a>
			) : (
				<button
					type="button"
					className={classNames(button.button, button.dark, button.wide)}
					disabled={product.availability !== "orderable" && product.availability !== "preorder"}
					onClick={onAdd}
				>
					{t("product.add")}
				</button>
			)}
		</div>
	);
}

type SwatchesProps = {
	name: string;
	label: string;
	chosenId: string;
	options: readonly { id: string; label: string; hex?: string }[];
	onChoose: (id: string) => void;
};

function Swatches({ name, label, chosenId, options, onChoose }: SwatchesProps) {
	return (
		<fieldset className={styles.choice}>
			<legend className={classNames(type_.label, type_.muted, styles.legend)}>{label}</legend>
			{options.map((option) => (
				<label key={option.id} className={styles.option} title={option.label}>
					<input
						type="radio"
						name={`try-on-${name}`}
						checked={option.id === chosenId}
						onChange={() => onChoose(option.id)}
						aria-label={option.label}
						className={covering.radio}
					/>
					{option.hex ? (
						<span className={styles.swatch} style={{ background: option.hex }} />
					) : (
						<span className={styles.word}>{option.label}</span>
					)}
				</label>
			))}
		</fieldset>
	);
}
