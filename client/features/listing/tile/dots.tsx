import type { ListData } from "../../../../pages/list/contract.ts";
import type_ from "../../../styles/type.module.css";
import { classNames } from "../../../ui/class-names.ts";
import { Swatch } from "../../../ui/swatch.tsx";
import styles from "./dots.module.css";

export function Dots({ dots }: { dots: NonNullable<ListData["dots"]> }) {
	return (
		<nav aria-label={dots.label} className={classNames(styles.dots, dots.square && styles.square)}>
			<ul>
				{dots.values.map((value) => (
					<li key={value.label}>
						<a
							className={styles.dot}
							href={value.href}
							title={value.label}
							aria-current={value.selected || undefined}
							rel="nofollow"
						>
							{value.hex ? <Swatch hex={value.hex} className={styles.swatch} /> : null}
							<span className={type_.hidden}>{value.label}</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
