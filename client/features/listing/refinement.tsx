import type { RefinementValueView, RefinementView } from "../../../shared/contracts/list-views.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Swatch } from "../../ui/swatch.tsx";
import styles from "./list-tools.module.css";

export function Refinement({ refinement }: { refinement: RefinementView }) {
	return (
		<section aria-label={refinement.label}>
			<h2 className={classNames(type_.label, type_.muted)}>{refinement.label}</h2>
			<Values values={refinement.values} className={styles.filterValues} />
		</section>
	);
}

export function Values({
	values,
	className,
}: {
	values: readonly RefinementValueView[];
	className?: string;
}) {
	const { t } = useTranslation();
	return (
		<ul className={className}>
			{values.map((value) => (
				<li key={value.label}>
					<a
						className={styles.filterValue}
						href={value.href}
						aria-current={value.selected || undefined}
						rel="nofollow"
					>
						{value.hex ? <Swatch hex={value.hex} className={styles.swatch} /> : null}
						<span>{value.label}</span>
						<span className={styles.hits}>{value.hitCount}</span>
						{value.selected ? <span className={type_.hidden}>{t("list.chosen")}</span> : null}
					</a>
					{value.description ? <p className={type_.muted}>{value.description}</p> : null}
					{value.values ? <Values values={value.values} className={styles.nested} /> : null}
				</li>
			))}
		</ul>
	);
}
