/* Starts a program for which the kernel answers one system call with an error: refuse ERROR CALL PROGRAM [ARGUMENT...] */
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static const struct {
    const char *name;
    unsigned number;
} CALLS[] = {
    {"seccomp", SYS_seccomp},
    {"prctl", SYS_prctl},
    {"capset", SYS_capset},
    {"close_range", SYS_close_range},
    {"landlock_create_ruleset", SYS_landlock_create_ruleset},
    {"landlock_add_rule", SYS_landlock_add_rule},
    {"landlock_restrict_self", SYS_landlock_restrict_self},
    {"unshare", SYS_unshare},
};

int main(int count, char **words) {
    if (count < 4) return 2;
    unsigned error = strcmp(words[1], "ENOSYS") ? EPERM : ENOSYS;
    for (size_t i = 0; i < sizeof CALLS / sizeof *CALLS; i++) {
        if (strcmp(CALLS[i].name, words[2])) continue;
        struct sock_filter filter[] = {
            BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
            BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CALLS[i].number, 0, 1),
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error),
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        };
        struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
        if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) {
            perror("refuse");
            return 2;
        }
        execvp(words[3], words + 3);
        perror(words[3]);
        return 2;
    }
    fprintf(stderr, "refuse: unknown call %s\n", words[2]);
    return 2;
}
