import styles from "./address.module.css";

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
