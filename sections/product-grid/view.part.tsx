import { type Ref, useId } from "react";
import { Tile } from "../../client/features/listing/tile/tile.tsx";
import { AnyRow } from "../../client/features/recommendations/placed-row.tsx";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import type { ProductRowView } from "../../shared/contracts/product-row-view.ts";
import styles from "./view.module.css";

export const Part = ({ view }: { view: ProductRowView }) => <AnyRow view={view} row={Grid} />;

function Grid({ view: { title, link, tiles }, ref }: { view: ProductRowView; ref?: Ref<HTMLElement> }) {
	const id = useId();
	return (
		<section ref={ref} aria-labelledby={id} className={styles.products}>
			<div className={styles.head}>
				<h2 id={id} className={type_.display}>
					{title}
				</h2>
				{link ? (
					<a className={classNames(type_.link, type_.label)} href={link.href}>
						{link.label}
					</a>
				) : null}
			</div>
			<ul className={styles.grid}>
				{tiles.map((tile) => (
					<li key={tile.id} className={styles.cell}>
						<Tile tile={tile} heading="h3" />
					</li>
				))}
			</ul>
		</section>
	);
}
