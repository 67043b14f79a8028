import type { StillProps } from "../../state/stills.ts";
import styles from "./locale-selectors.module.css";

export const Part = ({ countries, current }: StillProps["countries"]) => (
	<ul className={styles.countries}>
		{countries.map(({ country, name, currency }) => (
			<li key={country}>
				<button
					type="submit"
					name="country"
					value={country}
					className={styles.option}
					aria-current={country === current || undefined}
				>
					<span>{name}</span>
					<span className={styles.currency}>{currency}</span>
				</button>
			</li>
		))}
	</ul>
);
