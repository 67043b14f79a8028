import { useState } from "react";
import type { ListData } from "../../../pages/list/contract.ts";
import type { RefinementValueView, RefinementView } from "../../../shared/contracts/list-views.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import fold from "../../ui/overlay/fold.module.css";
import styles from "./filters.module.css";
import { keepPlaces } from "./keep-places.ts";
import { Values } from "./refinement.tsx";

/** Renders the layer of filters (shell-12). Values keep the places that they had when it was opened first (list-24). */
export function Filters({ data, onDone }: { data: ListData; onDone: () => void }) {
	const { t } = useTranslation();
	const { refinements } = data;
	const listShown = () => refinements.map((refinement) => withAll(refinement, t("listing.all")));
	const [snapshot, setSnapshot] = useState(() => ({
		refinements,
		shown: listShown() as readonly RefinementView[],
	}));
	if (snapshot.refinements !== refinements)
		setSnapshot({ refinements, shown: keepPlaces(snapshot.shown, listShown()) });
	return (
		<>
			<p role="status" className={type_.hidden}>
				{data.totalText}
			</p>
			{snapshot.shown.map((refinement, index) => (
				<Question key={refinement.id} refinement={refinement} first={index === 0} />
			))}
			<div className={styles.end}>
				{/* The link keeps its place while nothing is chosen. */}
				<a className={classNames(type_.label, styles.clear)} href={data.clearHref}>
					{t("list.clear")}
				</a>
				<button
					type="button"
					className={classNames(button.button, button.dark, button.wide)}
					onClick={onDone}
				>
					{t("filters.show", { total: data.totalText })}
				</button>
			</div>
		</>
	);
}

/** "All" is the only value without a number of hits. */
const isAll = ({ hitCount }: RefinementValueView): boolean => hitCount === undefined;

/** Adds "All" as the current value while nothing is chosen, so that it moves no other value when it becomes a link (list-24). */
const withAll = (refinement: RefinementView, label: string): RefinementView =>
	refinement.values.some(isAll)
		? refinement
		: { ...refinement, values: [{ label, selected: true }, ...refinement.values] };

const chosenIn = (values: readonly RefinementValueView[]): string[] =>
	values.flatMap((value) => [
		...(value.selected && !isAll(value) ? [value.label] : []),
		...chosenIn(value.values ?? []),
	]);

function Question({ refinement: { label, values }, first }: { refinement: RefinementView; first: boolean }) {
	const chosenLabels = chosenIn(values);
	return (
		<details className={styles.question} open={first || chosenLabels.length > 0}>
			<summary className={classNames(fold.sign, styles.summary)}>
				<span className={type_.label}>{label}</span>
				<span className={classNames(type_.small, type_.muted, styles.chosen)}>{chosenLabels.join(", ")}</span>
			</summary>
			<Values values={values} className={styles.values} />
		</details>
	);
}
