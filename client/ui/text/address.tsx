import styles from "./address.module.css";

/** A postal address, line by line, each in the direction of its own script; all of them begin where the page's lines do. */
export const Address = ({ lines }: { lines: readonly string[] }) => (
	<address className={styles.address}>
		{lines.map((line, at) => (
			// A phone number has no letter that would give it a direction.
			// biome-ignore lint/suspicious/noArrayIndexKey: two lines may read alike, as a city and its state do.
			<bdi key={at} dir={line.startsWith("+") ? "ltr" : undefined}>
				{line}
			</bdi>
		))}
	</address>
);
