const [minRounds, maxRounds] = [2, 5]
const [enoughMs, mostMs] = [500, 10_000]
const leastMs = 5
/** Between 4 and 16, by ratio. */
const doubtfulGrowth = 8

/**
 * How many times longer `one` takes than `other`, in the processor's time, so that waiting on a busy machine does not
 * count. They run turn about and the least time of each counts; what is quick runs many times over. A processor may also
 * run slower for seconds: while the answer is above `doubtful`, both are tried on, for ten seconds at most.
 */
export async function timesLonger(
  one: () => unknown,
  other: () => unknown,
  doubtful = Infinity,
): Promise<number> {
  let [least, leastOther, spent] = [Infinity, Infinity, 0]
  const isDoubtful = () => least / leastOther > doubtful
  for (
    let round = 0;
    round < minRounds || (round < maxRounds && spent < enoughMs) || (isDoubtful() && spent < mostMs);
    round += 1
  ) {
    const began = process.cpuUsage()
    leastOther = Math.min(leastOther, await timeOf(other))
    least = Math.min(least, await timeOf(one))
    spent += millisecondsSince(began)
  }
  return least / leastOther
}

/**
 * How many times longer `run` takes for what is four times as large: about 4 when its time is linear in the size, about
 * 16 when it is quadratic. `made` gives the input of a size, outside of the time.
 */
export async function growth<T>(
  size: number,
  made: (size: number) => T,
  run: (input: T) => unknown,
): Promise<number> {
  const [small, large] = [made(size), made(4 * size)]
  return timesLonger(
    () => run(large),
    () => run(small),
    doubtfulGrowth,
  )
}

async function timeOf(run: () => unknown): Promise<number> {
  const began = process.cpuUsage()
  let [runs, spent] = [0, 0]
  while (spent < leastMs) {
    await run()
    runs += 1
    spent = millisecondsSince(began)
  }
  return spent / runs
}

function millisecondsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}
