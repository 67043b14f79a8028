import type { ListData } from "../../../pages/list/contract.ts";
import type { RefinementValueView, RefinementView } from "../../../shared/contracts/list-views.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./filters.module.css";
import { Values } from "./refinement.tsx";

export function Filters({ data, onDone }: { data: ListData; onDone: () => void }) {
	const { t } = useTranslation();
	return (
		<>
			<p role="status" className={type_.hidden}>
				{data.totalText}
			</p>
			{data.refinements.map((refinement, index) => (
				<Question key={refinement.id} refinement={refinement} first={index === 0} />
			))}
			<div className={styles.end}>
				{data.clearHref ? (
					<a className={classNames(type_.label, styles.clear)} href={data.clearHref}>
						{t("list.clear")}
					</a>
				) : null}
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

const chosenIn = (values: readonly RefinementValueView[]): string[] =>
	values.flatMap(({ label, selected, values: nested }) => [
		...(selected ? [label] : []),
		...chosenIn(nested ?? []),
	]);

function Question({ refinement: { label, values }, first }: { refinement: RefinementView; first: boolean }) {
	const chosenLabels = chosenIn(values);
	return (
		<details className={styles.question} open={first || chosenLabels.length > 0}>
			<summary className={styles.summary}>
				<span className={type_.label}>{label}</span>
				<span className={classNames(type_.small, type_.muted, styles.chosen)}>{chosenLabels.join(", ")}</span>
			</summary>
			<Values values={values} className={styles.values} />
		</details>
	);
}
