import type { ShellView } from "../../../shared/contracts/views.ts";
import type_ from "../../styles/type.module.css";
import styles from "./footer.module.css";

export const Part = ({
	siteName,
	columns,
}: {
	siteName: string;
	columns: ShellView["footer"]["columns"];
}) => (
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
