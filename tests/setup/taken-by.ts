/** Returns how many milliseconds a request took by the Worker's own clock, which excludes the load of the machine. */
export const takenBy = ({ headers }: { headers: Headers }): number =>
	Number(/total;dur=([\d.]+)/.exec(headers.get("server-timing") ?? "")?.[1]);
