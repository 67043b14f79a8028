import type { StillProps } from "../../state/stills.ts";
import type_ from "../../styles/type.module.css";
import styles from "./footer.module.css";

export const Part = ({ siteName, columns }: StillProps["footerColumns"]) => (
	<>
		<p className={styles.name} lang="en">
			{siteName}
		</p>
		{columns.map((column) => (
			<div key={column.title}>
				<h2 className={type_.label}>{column.title}</h2>
				<ul className={styles.links}>
					{column.links.map((link) => (
						<li key={link.href}>
							<a className={styles.link} href={link.href}>
								{link.label}
							</a>
						</li>
					))}
				</ul>
			</div>
		))}
	</>
);
